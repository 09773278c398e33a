import everyPage from "./every-page.css?inline";

const FACE = /@font-face\{[^}]*-more\.woff2[^}]*\}/g;

const ranges = /unicode-range:([^;}]+)/.exec(everyPage)?.[1] ?? "";
const inClass = ranges.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, from, to) => `\\u{${from}}${to ? `-\\u{${to}}` : ""}`);
const letters = new RegExp(`[${inClass}]`, "u");

/** A page that has no letter of the families' second files does without naming them: 0.15 kB of its first flight. */
export const withoutMoreLetters = (html: string): string => (letters.test(html) ? html : html.replace(FACE, ""));
