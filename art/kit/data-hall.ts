import { CORAL, INK, INK_SOFT, MANGROVE, PALE_SHADE, PAPER, SAND, SAND_SHADE, SUN, TIDE } from "./colours.ts";
import type { Sides, Space } from "./iso.ts";
import { isoRack, type Spot, strut, trail } from "./iso-things.ts";

const BEIGE: Sides = { top: PAPER, left: SAND, right: SAND_SHADE };

/** Old racks, one of them missing. */
export function oldRow(s: Space, y: number, hole: number): string {
  return [0, 1, 2, 3]
    .filter((i) => i !== hole)
    .map((i) =>
      isoRack(
        s,
        { x: 26 + i * 54, y: y + (i === 1 ? 12 : 0), w: 48, d: 52, h: i === 2 ? 92 : 120 },
        { walls: BEIGE, front: SAND_SHADE, slot: SAND, lamp: i },
      ),
    )
    .join("");
}

/** Cables that hang out of the old racks and lie on the floor. */
export function spill(s: Space, y: number): string {
  const spots = (pairs: readonly Spot[]): string => trail(s, pairs, { stroke: INK, w: 3 });
  return [
    spots([
      [46, y, 70],
      [70, y + 26, 10],
      [110, y + 34, 0],
      [150, y + 20, 16],
      [152, y, 60],
    ]),
    spots([
      [100, y + 10, 40],
      [90, y + 40, 0],
      [140, y + 54, 0],
      [200, y + 30, 4],
      [214, y, 80],
    ]),
    trail(
      s,
      [
        [60, y, 40],
        [80, y + 30, 0],
        [130, y + 44, 0],
        [180, y + 46, 0],
        [240, y + 30, 0],
      ],
      { stroke: CORAL, w: 3 },
    ),
    trail(
      s,
      [
        [30, y, 90],
        [60, y + 18, 40],
        [104, y + 12, 100],
      ],
      { stroke: MANGROVE, w: 3 },
    ),
  ].join("");
}

const NEW: Sides = { top: TIDE, left: INK_SOFT, right: INK };

/** New racks under their tray. */
export function newRow(s: Space, y: number): string {
  const racks = [0, 1, 2, 3, 4].map((i) =>
    isoRack(s, { x: 306 + i * 50, y, w: 48, d: 52, h: 128 }, { walls: NEW, lamp: i }),
  );
  const drops = [0, 1, 2, 3, 4].map((i) =>
    strut(
      s,
      [
        [330 + i * 50, y + 26, 128],
        [330 + i * 50, y + 26, 158],
      ],
      { stroke: i === 2 ? CORAL : PALE_SHADE, w: 4 },
    ),
  );
  return (
    racks.join("") +
    drops.join("") +
    strut(
      s,
      [
        [290, y + 26, 160],
        [570, y + 26, 160],
      ],
      { stroke: INK_SOFT, w: 12 },
    ) +
    strut(
      s,
      [
        [290, y + 26, 164],
        [570, y + 26, 164],
      ],
      { stroke: SUN, w: 3 },
    )
  );
}
