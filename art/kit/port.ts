import {
  CORAL,
  CORAL_SHADE,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  SUN,
  SUN_SHADE,
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "./colours.ts";
import { box, onLeft, onRight, type Sides, type Space } from "./iso.ts";
import { type Spot, strut } from "./iso-things.ts";
import { triples } from "./points.ts";
import { d, path, poly, rect } from "./svg.ts";

/** The colours of containers. */
export const PAINTS: readonly Sides[] = [
  { top: TIDE, left: TIDE, right: TIDE_SHADE },
  { top: SUN, left: SUN, right: SUN_SHADE },
  { top: INK_SOFT, left: INK, right: INK },
  { top: WHITE, left: PALE, right: PALE_SHADE },
  { top: MANGROVE, left: MANGROVE, right: DEEP },
];

export const WHITE_SIDES: Sides = { top: WHITE, left: PALE, right: PALE_SHADE };

/** A container with its ribs, long side along x. */
export function container(s: Space, x: number, y: number, z: number, paint: number): string {
  const sides = PAINTS[paint % PAINTS.length] ?? { top: CORAL, left: CORAL, right: CORAL_SHADE };
  const ribs = Array.from({ length: 7 }, (_, i) => d`M${14 + i * 13} 6v32`).join("");
  return (
    box(s, { x, y, z, w: 106, d: 44, h: 44 }, sides) +
    onLeft(s, [x, y + 44, z + 44], [path(ribs, { stroke: sides.right, w: 4 })]) +
    onRight(
      s,
      [x + 106, y + 44, z + 44],
      [path("M22 5v34M15 12v20M29 12v20", { stroke: sides.left === INK ? TIDE : INK, w: 2 })],
    )
  );
}

/** The gantry stands over the quay and reaches the ship. */
export function crane(s: Space): string {
  const beam = (a: Spot, b: Spot, w: number, colour: string = CORAL): string => strut(s, [a, b], { stroke: colour, w });
  const portal = (x: number, colour: string): string =>
    beam([x, 318, 0], [x, 318, 190], 13, colour) +
    beam([x, 404, 0], [x, 404, 190], 13, colour) +
    beam([x, 318, 190], [x, 404, 190], 13, colour) +
    beam([x, 318, 96], [x, 404, 96], 8, colour);
  const sides: Sides = { top: WHITE, left: SUN, right: SUN_SHADE };
  return [
    portal(490, INK_SOFT),
    beam([490, 361, 190], [600, 361, 190], 12, INK),
    portal(600, INK),
    beam([545, 361, 190], [545, 361, 272], 9, INK),
    beam([545, 250, 206], [545, 590, 206], 17),
    beam([545, 361, 272], [545, 262, 212], 4, INK) + beam([545, 361, 272], [545, 580, 212], 4, INK),
    box(s, { x: 528, y: 244, z: 206, w: 34, d: 40, h: 26 }, sides),
  ].join("");
}

/** The water lies this far below the yard. */
export const SEA = -70;

/** A container ship, moored along the yard. */
export function ship(s: Space): string {
  const face = (a: Spot, b: Spot, fill: string): string =>
    poly(
      [
        s.to(a[0], a[1], 0),
        s.to(b[0], b[1], 0),
        s.to(b[0] - 8, b[1], SEA),
        s.to(a[0] - (a[0] > 700 ? 8 : 0), a[1], SEA),
      ],
      fill,
    );
  const top = poly(
    [s.to(340, 468, 0), s.to(710, 468, 0), s.to(790, 516, 0), s.to(710, 566, 0), s.to(340, 566, 0)],
    PALE_SHADE,
  );
  const band = strut(s, triples("340 566 -50, 704 566 -50, 778 518 -50"), { stroke: CORAL, w: 6 });
  const bridge =
    box(s, { x: 352, y: 480, z: 0, w: 56, d: 74, h: 84 }, PAINTS[3] ?? WHITE_SIDES) +
    onLeft(s, [352, 554, 84], [rect(8, 12, 40, 14, INK), rect(8, 40, 40, 8, TIDE)]) +
    onRight(s, [408, 554, 84], [rect(8, 12, 58, 14, INK)]);
  return [
    face([340, 566], [710, 566], INK),
    face([710, 566], [790, 516], INK_SOFT),
    top,
    band,
    bridge,
    container(s, 480, 478, 0, 2),
    container(s, 594, 478, 0, 4),
    container(s, 480, 524, 0, 0),
    container(s, 594, 524, 0, 3),
  ].join("");
}
