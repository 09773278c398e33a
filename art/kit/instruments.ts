import { CORAL, INK, PALE_SHADE, SUN, SUN_SHADE, TIDE, WHITE } from "./colours.ts";
import { cylinder, type Space } from "./iso.ts";
import { ring, type Spot } from "./iso-things.ts";
import { label } from "./label.ts";
import { circle, d, type Point, path } from "./svg.ts";

/** A compass lying on the table. */
export function compass(s: Space, at: Spot, r = 50): string {
  const [x, y] = s.to(at[0], at[1], 22);
  const top: Spot = [at[0], at[1], 22];
  return [
    cylinder(s, { x: at[0], y: at[1], r, h: 22 }, { top: SUN, left: SUN, right: SUN_SHADE }),
    ring(s, top, r - 8, WHITE) + ring(s, top, r - 16, { stroke: PALE_SHADE, dash: "2 8" }),
    path(d`M${x - 7} ${y - 6}L${x + 35} ${y - 18}L${x + 7} ${y + 6}z`, CORAL),
    path(d`M${x - 7} ${y - 6}L${x - 35} ${y + 18}L${x + 7} ${y + 6}z`, INK) + circle(x, y, 4, WHITE),
  ].join("");
}

/** A pair of dividers with its tips on a and b. */
export function dividers(a: Point, b: Point, height = 190): string {
  const [tx, ty] = [(a[0] + b[0]) / 2 - 4, a[1] - height];
  const arm = ([x, y]: Point): string => {
    const [mx, my] = [tx + (x - tx) * 0.62, ty + (y - ty) * 0.62];
    return (
      path(d`M${tx} ${ty}L${mx} ${my}`, { stroke: INK, w: 11 }) +
      path(d`M${mx} ${my}L${x} ${y}`, { stroke: TIDE, w: 5 })
    );
  };
  const hinge = circle(tx, ty, 15, SUN) + circle(tx, ty, 5, INK);
  return arm(a) + arm(b) + path(d`M${tx} ${ty}v-30`, { stroke: INK, w: 6 }) + hinge;
}

/** A pennant on a pin that stands on (x, y). */
export function pennant([x, y]: Point, text: string, colour: string): string {
  const pin = circle(x, y, 7, INK) + path(d`M${x} ${y}v-92`, { stroke: INK, w: 4 });
  const cloth = path(d`M${x} ${y - 94}l62 18l-62 30z`, colour);
  return pin + cloth + label(text, x + 9, y - 62, { size: 26, weight: 800, colour: colour === CORAL ? INK : WHITE });
}
