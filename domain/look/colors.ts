/** For what has no style sheet: the colors of `app/ui/styles/tokens.css` that Settings don't change, under the same names. */
export const PAPER = "#fbfaf6";
export const SAND = "#f1ede2";
export const INK = "#0b1f24";
export const INK_SOFT = "#3c5056";
export const LINE = "#d9d5c8";
