import { CORAL, INK, MANGROVE, PALE_SHADE, SUN, SUN_SHADE, WHITE } from "./colours.ts";
import { at, circle, d, path, rect } from "./svg.ts";

/** One line of the list: a box, its tick, what it says. */
export function item(y: number, i: number): string {
  const done = i < 4;
  const box = rect(-158, y - 18, 36, 36, done ? (i === 3 ? CORAL : MANGROVE) : { stroke: INK, w: 4 }, 5);
  const tick = done ? path(d`M-151 ${y}l8 9l15 -18`, { stroke: i === 3 ? INK : WHITE, w: 6 }) : "";
  return (
    box +
    tick +
    path(d`M-98 ${y - 7}h${[190, 230, 160, 210, 180][i] ?? 200}`, { stroke: INK, w: 7 }) +
    path(d`M-98 ${y + 10}h${[120, 150, 110, 90, 130][i] ?? 100}`, { stroke: PALE_SHADE, w: 6 })
  );
}

/** A folder with a lock, held under water. */
export function folder(x: number, y: number, lock: boolean): string {
  const shut =
    path("M-10 4v-9a10 10 0 0 1 20 0v9", { stroke: WHITE, w: 5 }) +
    rect(-16, 3, 32, 25, CORAL, 4) +
    circle(0, 14, 4, INK);
  return at(
    x,
    y,
    [
      rect(-50, -34, 42, 14, SUN_SHADE, 4),
      rect(-42, -30, 84, 40, WHITE),
      rect(-50, -24, 100, 66, SUN, 5),
      lock ? shut : path("M-30-4h60M-30 12h36", { stroke: SUN_SHADE, w: 5 }),
    ],
    lock ? 1.3 : 0.92,
  );
}
