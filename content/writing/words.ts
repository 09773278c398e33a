import type { Word } from "./said-wrong.ts";

/**
 * How this site writes: what a text must not say, and what it says instead. `seed.test.ts` holds every text of a new
 * installation to it; whoever adds a word adds why it is here by the word that replaces it.
 */
export const words: Word[] = [
  // One spelling: American, and the one of the form's labels.
  { not: /\be-mails?\b/i, say: "email" },
  { not: /\benquir(y|ies)\b/i, say: "message, or inquiry in the legal texts" },
  {
    not: /\b(colour|favour|behaviour|defence|centre|licence|organis\w+|recognis\w+|catalogue|programme|cheque)\b/i,
    say: "the American spelling",
  },
  {
    not: /\b(any more(?! than)|afterwards|towards|whilst|amongst)\b/i,
    say: "anymore, afterward, toward, while, among",
  },
  { not: /\p{L}’\p{L}/u, say: "the straight apostrophe, as everywhere else" },
  // British words for things of here.
  {
    not: /\b((?<=\S )flats|quays?|tick(s|ed|ing)?|(a|your|private|personal) mobiles?)\b/i,
    say: "condos, dock, check, cell phone",
  },
  { not: /\b(voice mail|sea bed)\b/i, say: "it in one word" },
  { not: /\bfill(s|ed|ing)? in (\w+ )?forms?\b/i, say: "fill out" },
  { not: /\b(the|a|each|which|your) trades?\b/i, say: "industry" },
  { not: /\bthe queue\b|\bat your place\b/i, say: "the line, at your office" },
  // The trade's words here.
  {
    not: /\b(internet|spare|second|backup|separate) lines?\b|\bthe line is down\b/i,
    say: "connection; the internet is down",
  },
  { not: /\b(starters?|leavers?|joiners?)\b/i, say: "new hires and departures" },
  { not: /\b(hand-?overs?|roll-outs?)\b/i, say: "handoff, rollout" },
  { not: /\bper (person|system|device) and month\b/i, say: "per person per month" },
  { not: /\bHIPAA[- ](certified|compliant)\b/i, say: "what was found and closed: nobody certifies compliance" },
  // As people talk.
  { not: /\b(do|does|did|is|are|was|were|could|would|should|have|has|had) not\b(?! Track)/i, say: "the contraction" },
  { not: /\b(cannot|will not)\b/i, say: "can't, won't" },
  // Fillers: a number or a plain verb says more.
  {
    not: /\b(cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|next[- ]generation)\b/i,
    say: "what it does",
  },
  { not: /\b(seamless(ly)?|robust|holistic|synerg\w+|leverag\w+|utili[sz]\w+|streamlin\w+)\b/i, say: "a plain verb" },
  { not: /\b(one[- ]stop|turnkey|mission[- ]critical|game[- ]chang\w+|unparalleled|unmatched)\b/i, say: "a figure" },
  {
    not: /\b(in order to|please note|rest assured|going forward|at the end of the day|never sleeps)\b/i,
    say: "nothing",
  },
];
