import { CORAL, INK, MANGROVE, PALE, PAPER, TIDE } from "./colours.ts";
import { label, labelWidth } from "./label.ts";
import type { Lettering } from "./lettering.ts";
import { at, circle, d, type Point, path, rect } from "./svg.ts";

/** A compass rose, 2 r wide. */
export function compass(x: number, y: number, r: number, dark: string = INK, light: string = PAPER): string {
  return at(x, y, [
    circle(0, 0, r * 0.62, { stroke: dark }),
    path(d`M${-r} 0H${r}M0 ${-r}V${r}`, { stroke: dark }),
    path(d`M0 ${-r}L${r * 0.17} 0H${-r * 0.17}z`, CORAL),
    path(d`M0 ${r}L${r * 0.17} 0H${-r * 0.17}z`, dark),
    circle(0, 0, r * 0.1, light),
    label("N", 0, -r - 10, { size: r * 0.42, anchor: "middle", weight: 700, colour: dark }),
  ]);
}

/** A city that matters: a coral ring on paper. */
export function cityNode([x, y]: Point, size = 1, ground: string = MANGROVE): string {
  return circle(x, y, 20 * size, { fill: ground, stroke: CORAL, w: 3 }) + circle(x, y, 10 * size, CORAL);
}

/** Saw grass signs of a marsh: one tuft per point. */
export function marsh(tufts: readonly Point[], size = 10, colour: string = TIDE): string {
  const one = ([x, y]: Point): string =>
    [
      d`M${x} ${y}v${-size}m${-size * 0.5} ${size}l${-size * 0.35} ${-size * 0.75}`,
      d`m${size * 1.35} ${size * 0.75}l${size * 0.35} ${-size * 0.75}`,
    ].join("");
  return path(tufts.map(one).join(""), { stroke: colour });
}

/** A road: a wide line in the ground colour under a narrow one. */
export function road(data: string, colour: string = PALE, w = 5, bed: string = MANGROVE): string {
  return path(data, { stroke: bed, w: w + 5 }) + path(data, { stroke: colour, w });
}

/** A road number in a plate. */
export function roadSign(
  label: Lettering["label"],
  text: string,
  x: number,
  y: number,
  colour: string,
  ink: string,
): string {
  const options = { size: 16, anchor: "middle", weight: 600, face: "text", colour: ink } as const;
  const w = labelWidth(text, options) + 18;
  return rect(x - w / 2, y - 13, w, 26, colour, 5) + label(text, x, y + 6, options);
}
