import { panes } from "./buildings.ts";
import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, PAPER, SUN, TIDE, TIDE_SHADE, WHITE } from "./colours.ts";
import { box, onLeft, onRight, type Sides, type Solid, type Space } from "./iso.ts";
import type { Random } from "./random.ts";
import { circle, d, ellipse, path, poly } from "./svg.ts";

export const WHITE_WALLS: Sides = { top: WHITE, left: PAPER, right: PALE_SHADE };
export const GREEN_WALLS: Sides = { top: TIDE, left: MANGROVE, right: DEEP };
export const TIDE_WALLS: Sides = { top: PALE, left: TIDE, right: TIDE_SHADE };

/** What an unlit window looks like in a wall. */
const UNLIT: Record<string, string> = {
  [DEEP]: INK,
  [MANGROVE]: DEEP,
  [TIDE]: TIDE_SHADE,
  [TIDE_SHADE]: MANGROVE,
  [PALE_SHADE]: TIDE,
};

/** A block of offices with windows on both sides; columns fit to the sides. */
export function isoBlock(random: Random, s: Space, solid: Solid, walls: Sides, step = 18): string {
  const { x, y, z = 0, w, d: deep, h } = solid;
  const rows = Math.max(1, Math.round((h - 12) / step));
  const face = (width: number, side: string): string =>
    panes(random, {
      x: 7,
      y: 8,
      w: width - 14,
      h: h - 16,
      columns: Math.max(1, Math.round((width - 14) / 16)),
      rows,
      dark: UNLIT[side] ?? PALE_SHADE,
      gapX: 5,
      gapY: 6,
      share: 0.18,
    });
  return [
    box(s, solid, walls),
    onLeft(s, [x, y + deep, z + h], [face(w, walls.left)]),
    onRight(s, [x + w, y + deep, z + h], [face(deep, walls.right)]),
  ].join("");
}

/** A house with a gable roof; the ridge runs along x. */
export function isoHouse(
  s: Space,
  { x, y, z = 0, w, d: deep, h }: Solid,
  roof = CORAL,
  walls: Sides = WHITE_WALLS,
): string {
  const ridge = z + h + deep * 0.45;
  const [a, b] = [s.to(x, y + deep / 2, ridge), s.to(x + w, y + deep / 2, ridge)];
  const eave = [s.to(x - 4, y + deep + 4, z + h), s.to(x + w + 4, y + deep + 4, z + h)] as const;
  return [
    box(s, { x, y, z, w, d: deep, h }, walls),
    poly([b, s.to(x + w, y, z + h), s.to(x + w, y + deep, z + h)], walls.right),
    poly([a, b, eave[1], eave[0]], roof),
    onLeft(s, [x, y + deep, z + h], [`<path d="M${w * 0.15} 8h${w * 0.25}v12h${-w * 0.25}z" fill="${SUN}"/>`]),
  ].join("");
}

/** A palm seen in isometry: the same crown, an upright trunk. */
export function isoPalm(s: Space, x: number, y: number, height = 50, leaf: string = MANGROVE): string {
  const [px, py] = s.to(x, y);
  const arc = (dx: number, dy: number): string =>
    d`M0 0Q${dx * 0.6} ${dy - 12} ${dx} ${dy + 6}Q${dx * 0.55} ${dy - 1} 0 4z`;
  const crown = [
    [-27, 2],
    [-22, -9],
    [-14, 14],
    [27, 2],
    [22, -9],
    [14, 14],
    [-3, -18],
  ].map(([dx, dy]) => arc(dx as number, dy as number));
  const place = d`translate(${px + 4} ${py - height})`;
  return (
    path(d`M${px} ${py}q0 ${-height * 0.6} 4 ${-height}`, { stroke: INK, w: 4 }) +
    `<path transform="${place}" d="${crown.join("")}" fill="${leaf}"/>`
  );
}

/** A round bush or a small tree. */
export function isoBush(s: Space, x: number, y: number, r = 12, fill: string = TIDE): string {
  const [px, py] = s.to(x, y);
  return ellipse(px, py, r, r * 0.5, DEEP) + circle(px, py - r * 0.8, r, fill);
}
