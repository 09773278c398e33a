import { CORAL, CORAL_SHADE, INK, INK_SOFT, PALE, PALE_SHADE, SUN, SUN_SHADE, TIDE, WHITE } from "./colours.ts";
import { box, onRight, type Space } from "./iso.ts";
import { WHITE_WALLS } from "./iso-city.ts";
import { isoRack, strut } from "./iso-things.ts";
import { circle, d, path } from "./svg.ts";

/** How high the deck stands above the water. */
export const DECK_Z = 150;
const Z = DECK_Z;
const DARK = { top: TIDE, left: INK_SOFT, right: INK };
const COLD = { top: WHITE, left: PALE, right: PALE_SHADE };

/** A cooling unit with two fans. */
export function cooler(s: Space, x: number, y: number): string {
  const fan = (dy: number): string =>
    circle(dy, 34, 21, INK) + path(d`M${dy} 34m-15 0h30m-15 -15v30`, { stroke: TIDE, w: 5 });
  return (
    box(s, { x, y, z: Z, w: 60, d: 116, h: 68 }, WHITE_WALLS) +
    onRight(s, [x + 60, y + 116, Z + 68], [fan(30), fan(86)])
  );
}

/** Three battery boxes. */
export function battery(s: Space, x: number, y: number): string {
  return [0, 1, 2]
    .map(
      (i) =>
        box(s, { x: x + i * 38, y, z: Z, w: 32, d: 40, h: 40 }, { top: SUN, left: SUN, right: SUN_SHADE }) +
        strut(
          s,
          [
            [x + i * 38 + 8, y + 40, Z + 22],
            [x + i * 38 + 24, y + 40, Z + 22],
          ],
          { stroke: INK, w: 4 },
        ),
    )
    .join("");
}

/** A row of racks; the one at `skip` is coral and pulled out. */
export function row(s: Space, y: number, from: number, count: number, skip = -1): string {
  return Array.from({ length: count }, (_, i) => {
    if (i === skip)
      return isoRack(
        s,
        { x: from + i * 54, y: y + 34, z: Z, w: 50, d: 56, h: 118 },
        { lamp: i, walls: { top: CORAL, left: CORAL, right: CORAL_SHADE } },
      );
    return isoRack(
      s,
      { x: from + i * 54, y, z: Z, w: 50, d: 56, h: 118 },
      { lamp: i, walls: i % 4 === 3 ? COLD : DARK },
    );
  }).join("");
}

/** Cables on trays over the rows; they leave as roots. */
export function trays(s: Space, y: number, from: number, to: number): string {
  const high = Z + 150;
  const posts = [from + 20, to - 20].map((x) =>
    strut(
      s,
      [
        [x, y + 28, Z + 118],
        [x, y + 28, high],
      ],
      { stroke: INK, w: 4 },
    ),
  );
  const line = (dy: number, colour: string): string =>
    strut(
      s,
      [
        [from, y + 18 + dy, high],
        [to, y + 18 + dy, high],
      ],
      { stroke: colour, w: 4 },
    );
  return (
    posts.join("") +
    strut(
      s,
      [
        [from, y + 28, high - 4],
        [to, y + 28, high - 4],
      ],
      { stroke: INK, w: 14 },
    ) +
    line(0, SUN) +
    line(10, CORAL) +
    line(20, PALE)
  );
}
