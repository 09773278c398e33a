import type { Enquiry } from "../enquiry.ts";

export type FormTraces = { website: string; elapsedMs: number | undefined };

/** Nobody fills in five fields in a second. A form that does not say how long it was open is not suspected for it. */
const LEAST_MS = 1_000;
const SUSPECT_SCORE = 3;

const phrases = [
  "seo services",
  "rank your website",
  "first page of google",
  "guest post",
  "backlinks",
  "domain authority",
  "buy now",
  "crypto investment",
  "bitcoin investment",
  "online casino",
  "payday loan",
  "viagra",
  "cialis",
  "adult dating",
  "earn money fast",
  "work from home",
  "unsubscribe here",
  "email list of",
];

/** Why an enquiry looks like spam, in words for staff; empty when it does not. The honeypot is enough, words only together: one link is no reason. */
export const suspicions = (enquiry: Enquiry, traces: FormTraces): string[] => {
  const trapped = [
    ...(traces.website.trim() ? ["Filled in a field that people don't see"] : []),
    ...(traces.elapsedMs !== undefined && traces.elapsedMs < LEAST_MS
      ? [`Filled in within ${Math.max(0, Math.round(traces.elapsedMs))} ms`]
      : []),
  ];
  const worded = wordSuspicions(enquiry);
  const score = worded.reduce((sum, { points }) => sum + points, 0);
  return [...trapped, ...(score >= SUSPECT_SCORE || trapped.length > 0 ? worded.map(({ reason }) => reason) : [])];
};

type Worded = { points: number; reason: string };

const wordSuspicions = (enquiry: Enquiry): Worded[] => {
  const text = `${enquiry.company}\n${enquiry.message}`.toLowerCase();
  const links = text.match(/https?:\/\/|www\.|\[url/g)?.length ?? 0;
  const matches = phrases.filter((phrase) => text.includes(phrase));
  const signs: (Worded | false)[] = [
    links >= 2 && { points: links - 1, reason: `${links} links in the text` },
    matches.length > 0 && { points: matches.length * 1.5, reason: `Words known from spam: ${matches.join(", ")}` },
    /https?:|www\./.test(enquiry.company.toLowerCase()) && { points: 2, reason: "A link as the company" },
    /\[url[=\]]/.test(text) && { points: 2, reason: "Links written for a forum" },
    isMostly(/[\p{Script=Cyrillic}\p{Script=Han}]/gu, enquiry.message) &&
      links > 0 && { points: 2, reason: "A link in a text that is not in Latin letters" },
  ];
  return signs.filter((one) => one !== false);
};

const isMostly = (kind: RegExp, text: string) => (text.match(kind)?.length ?? 0) > text.length / 2;
