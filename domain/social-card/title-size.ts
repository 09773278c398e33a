const SIZES = [88, 80, 72, 64, 56, 50, 44];
const LINE_HEIGHT = 1.02;
const LETTER_SPACING = -0.03;

/** Widths of the display face in bold, in parts of its size; measured, rounded up. */
const WIDTHS: [RegExp, number][] = [
  [/[\s.,:;'’!|lijI]/, 0.29],
  [/[-()[\]/1ftrJ"“”?]/, 0.43],
  [/[wmMW%@&N]/, 0.9],
  [/[A-Z068]/, 0.7],
];
const ANY_OTHER = 0.62;

/** The largest type size in px at which a title fits a box; the smallest we use where none does. */
export const titleSize = (title: string, width: number, height: number): number =>
  SIZES.find((size) => fits(title, size, width, height)) ?? SIZES.at(-1) ?? 44;

const fits = (title: string, size: number, width: number, height: number): boolean => {
  const words = title
    .trim()
    .split(/\s+/)
    .map((word) => size * widthOf(word));
  const lines = linesOf(words, size * widthOf(" "), width);
  return words.every((word) => word <= width) && lines * size * LINE_HEIGHT <= height;
};

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter) + LETTER_SPACING, 0);

const letterWidth = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ANY_OTHER;

/** How many lines words of these widths take when each line is filled before the next. */
const linesOf = (words: number[], space: number, width: number): number => {
  let lines = 1;
  let used = -space;
  for (const word of words) {
    const fitsHere = used + space + word <= width;
    if (!fitsHere) lines += 1;
    used = fitsHere ? used + space + word : word;
  }
  return lines;
};
