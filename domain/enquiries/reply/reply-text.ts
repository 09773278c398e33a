/** Longest text and subject of an answer, in characters. A subject longer than this is folded by mail programs. */
export const REPLY_LENGTH = 20_000;
export const SUBJECT_LENGTH = 150;

export const subjectFor = (reference: string): string => `Re: your message (${reference})`;

/** What a prepared answer may name in braces beside the values of Settings. */
type About = { name: string; service: string; reference: string; me: string };

/** A prepared answer for one visitor. A service that was not chosen is "your IT". */
export const fillReply = (text: string, { name, service, reference, me }: About): string => {
  const values: Record<string, string> = { name, service: service || "your IT", reference, me };
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => values[word] ?? whole);
};
