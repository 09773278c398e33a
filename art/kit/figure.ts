import { CORAL, DEEP, INK, INK_SOFT, PALE, SAND, SUN, TIDE } from "./colours.ts";
import { label } from "./label.ts";
import { circle, d, path, picture, rect } from "./svg.ts";

/** Figures of a text column: 600 wide, so that words of 22 are 12 px high on the narrowest phone. */
const WIDTH = 600;

/** A figure stands on a deck; below it the roots of what it shows, in the water. */
export function figure(text: string, deck: number, height: number, body: readonly string[]): string {
  const water = rect(0, deck + 14, WIDTH, height - deck - 14, DEEP) + rect(0, deck, WIDTH, 6, INK);
  return picture({ width: WIDTH, height, label: text, body: [rect(0, 0, WIDTH, height, SAND), water, ...body] });
}

/** Roots from the deck at each x down to a node, and one line that joins the nodes. `lit` of them are coral. */
export function holdfast(spots: readonly number[], deck: number, depth: number, lit: readonly number[] = [0]): string {
  const ends = spots.map((x, i) => [x, deck + depth - (i % 2) * 12] as const);
  const joined = ends.map(([x, y], i) => (i === 0 ? d`M${x} ${y}` : d`S${x - 40} ${y + 10} ${x} ${y}`)).join("");
  const roots = ends.map(([x, y], i) => {
    const stroke = lit.includes(i) ? CORAL : PALE;
    const side = [-26, 26].map((dx) => d`M${x} ${deck + 6}C${x + dx * 0.4} ${deck + 8} ${x + dx} ${deck + 12} ${x + dx} ${y + 6}`);
    return path(d`M${x} ${deck + 6}V${y}`, { stroke, w: 4 }) + path(side.join(""), { stroke: TIDE, w: 3 });
  });
  const nodes = ends.map(([x, y], i) => circle(x, y, 7, lit.includes(i) ? CORAL : SUN));
  return path(joined, { stroke: TIDE }) + roots.join("") + nodes.join("");
}

/** A word with, under it, smaller lines; all centered on x. */
export function caption(x: number, y: number, word: string, lines: readonly string[] = [], colour: string = INK): string {
  const rest = lines.map((line, i) => label(line, x, y + 30 + i * 27, { size: 22, weight: 600, face: "text", anchor: "middle", colour: INK_SOFT }));
  return label(word, x, y, { size: 28, weight: 700, anchor: "middle", colour }) + rest.join("");
}

export function small(text: string, x: number, y: number, colour: string = INK, anchor: "start" | "middle" | "end" = "middle"): string {
  return label(text, x, y, { size: 22, weight: 600, face: "text", anchor, colour });
}
