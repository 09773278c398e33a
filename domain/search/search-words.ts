/** Without accents and capitals; ligatures and the like as the letters they are made of. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Behind the last letter of a word. */
const HYPHEN = /[\p{L}\p{N}\p{M}][-\u2010\u2011]$/u;
const LONGEST_WORD = 60;

/** A word of a text as it is looked for, and where it stands; `hyphened` where nothing but a hyphen parts it from the one before. */
export type FoundWord = { word: string; from: number; to: number; hyphened?: true };

/** Every word of a text in order; signs and spaces part them. */
export const wordsIn = (text: string): FoundWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word).slice(0, LONGEST_WORD),
    from: index,
    to: index + word.length,
    ...(HYPHEN.test(text.slice(Math.max(index - 2, 0), index)) && { hyphened: true as const }),
  }));

/** More than the longest page; PostgreSQL takes about a megabyte for one row. */
const LONGEST_TEXT = 200_000;

/** A text as the index holds it. */
export const indexed = (text: string): string =>
  wordsIn(text.slice(0, LONGEST_TEXT))
    .map(({ word }) => word)
    .filter(Boolean)
    .join(" ");

/** Words that a hyphen parts, each with the next, as who leaves it out types them: "Wi-Fi" is "wifi" too. */
export const joinedWords = (text: string): string => {
  const words = wordsIn(text.slice(0, LONGEST_TEXT));
  return [
    ...new Set(words.flatMap(({ word, hyphened }, at) => (hyphened ? `${words[at - 1]?.word}${word}` : []))),
  ].join(" ");
};

/** Words that must stand side by side, in this order; the last may go on unless `whole`. */
export type Term = { words: string[]; whole: boolean };

const MOST_TERMS = 8;

/** What somebody typed: each word, or what stands between quotes, is a term. Signs in a word part it into words side by side. */
export const termsOf = (typed: string): Term[] =>
  [...typed.matchAll(/"([^"]*)"|[^\s"]+/g)]
    .map(([all, quoted]) => ({
      words: wordsIn(quoted ?? all).flatMap(({ word }) => word || []),
      whole: quoted !== undefined,
    }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MOST_TERMS);

/** How many words from `at` on say the term, a single one also as two that a hyphen parts; 0 where another thing is said. */
export const saidAt = (words: FoundWord[], at: number, { words: asked, whole }: Term): number => {
  const fits = asked.every((word, n) => {
    const said = words[at + n]?.word;
    return said !== undefined && (whole || n < asked.length - 1 ? said === word : said.startsWith(word));
  });
  if (fits || asked.length !== 1 || !words[at + 1]?.hyphened) return fits ? asked.length : 0;
  const [joined, [only = ""]] = [`${words[at]?.word}${words[at + 1]?.word}`, asked];
  return (whole ? joined === only : joined.startsWith(only)) ? 2 : 0;
};
