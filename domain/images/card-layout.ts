import { INK, INK_SOFT, LINE } from "../look/colors.ts";
import type { CardContent } from "./card-content.ts";

export const CARD = { width: 1200, height: 630 };
export const PICTURE = { left: 680, top: 0, width: 520, height: 630 };
export const MARK = { left: 64, top: 56, width: 320, height: 60 };

const DISPLAY = "Display, DisplayMore";
const COLUMN = { position: "absolute", left: MARK.left, width: PICTURE.left - MARK.left - 56 };
const TITLE_HEIGHT = 310;

type Style = Record<string, string | number>;

export type CardElement = { type: string; props: { style: Style; children?: string | CardElement[] } };

const box = (style: Style, children?: string | CardElement[]): CardElement => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** The text layer, transparent over background, picture and mark. */
export const cardLayout = (card: CardContent, withLogo: boolean): CardElement =>
  box({ ...CARD, position: "relative", fontFamily: "Text, TextMore", color: INK }, [
    ...(withLogo ? [] : [companyName(card.company)]),
    box({ ...COLUMN, top: 136, bottom: 118, flexDirection: "column", justifyContent: "center" }, [
      ...(card.kicker ? [kicker(card)] : []),
      title(card.title),
    ]),
    foot(card.foot),
  ]);

const companyName = (name: string) =>
  box(
    {
      position: "absolute",
      left: MARK.left + 76,
      top: MARK.top,
      height: MARK.height,
      alignItems: "center",
      fontFamily: DISPLAY,
      fontSize: 34,
      letterSpacing: -0.7,
    },
    name,
  );

const kicker = ({ kicker: words, accent, action }: CardContent) =>
  box({ alignItems: "center", fontSize: 27, color: accent, marginBottom: 22 }, [
    box({ width: 36, height: 6, backgroundColor: action, marginRight: 16 }),
    box({}, words),
  ]);

const title = (words: string) => {
  const size = titleSize(words, COLUMN.width, TITLE_HEIGHT);
  const face = { fontFamily: DISPLAY, fontSize: size, letterSpacing: LETTER_SPACING * size, lineHeight: LINE_HEIGHT };
  return box({ ...face, display: "block", width: COLUMN.width, textWrap: "balance", lineClamp: 6 }, words);
};

const foot = (words: string) =>
  box(
    {
      ...COLUMN,
      bottom: 48,
      paddingTop: 20,
      borderTop: `2px solid ${LINE}`,
      fontSize: 24,
      color: INK_SOFT,
      whiteSpace: "pre",
    },
    words,
  );

const SIZES = [88, 80, 72, 64, 56, 50, 44];
const LINE_HEIGHT = 1.02;
const LETTER_SPACING = -0.03;

const WIDTHS: [RegExp, number][] = [
  [/[\s.,:;'’!|lijI]/, 0.29],
  [/[-()[\]/1ftrJ"“”?]/, 0.43],
  [/[wmMW%@&N]/, 0.9],
  [/[A-Z068]/, 0.7],
];
const ANY_OTHER = 0.62;

/** The largest font size in px at which the title fits the box, else the smallest allowed. */
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
