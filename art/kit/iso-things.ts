import { CORAL, DEEP, INK, INK_SOFT, PALE, SUN, TIDE, WHITE } from "./colours.ts";
import { box, cylinder, onLeft, onRight, type Sides, type Space } from "./iso.ts";
import { circle, curve, d, ellipse, group, line, type Paint, path, rect, rects, type Style } from "./svg.ts";

export type Spot = readonly [x: number, y: number, z?: number];

export const DARK_WALLS: Sides = { top: INK_SOFT, left: INK, right: INK };

/** A circle that lies flat. */
export function ring(s: Space, [x, y, z = 0]: Spot, r: number, paint: Paint): string {
  return ellipse(...s.to(x, y, z), r * 1.2247, r * Math.SQRT1_2, paint);
}

/** A smooth line through places. */
export function trail(s: Space, spots: readonly Spot[], paint: Paint): string {
  return curve(
    spots.map(([x, y, z]) => s.to(x, y, z)),
    paint,
  );
}

/** A straight line through places. */
export function strut(s: Space, spots: readonly Spot[], paint: Paint): string {
  return line(
    spots.map(([x, y, z]) => s.to(x, y, z)),
    paint,
  );
}

export type RackLook = { face?: "left" | "right"; walls?: Sides; front?: string; slot?: string; lamp?: number };
export type Stand = { x: number; y: number; z?: number; w: number; d: number; h: number };

function slots(w: number, h: number, { front = INK, slot = INK_SOFT, lamp = 0 }: RackLook): string {
  const count = Math.max(3, Math.round((h - 10) / 17));
  const step = (h - 12) / count;
  const rows = Array.from({ length: count }, (_, i) => [7, 8 + i * step, w - 14, step - 4] as const);
  const bars = rows.map(([x, y, , rh]) => d`M${x + 4} ${y + rh / 2}h${(w - 14) * 0.4}`).join("");
  const hue = (i: number): string => ((i + lamp) % 4 === 1 ? SUN : (i + lamp) % 7 === 3 ? CORAL : PALE);
  const lamps = rows.map(([x, y, rw, rh], i) => circle(x + rw - 6, y + rh / 2, 2.6, hue(i))).join("");
  return rect(3, 3, w - 6, h - 6, front) + rects(rows, slot) + path(bars, { stroke: TIDE }) + lamps;
}

/** A server rack; `face` is the side with the units. */
export function isoRack(s: Space, at: Stand, look: RackLook = {}): string {
  const { x, y, z = 0, w, d: deep, h } = at;
  const walls = look.walls ?? DARK_WALLS;
  const front =
    look.face === "right"
      ? onRight(s, [x + w, y + deep, z + h], [slots(deep, h, look)])
      : onLeft(s, [x, y + deep, z + h], [slots(w, h, look)]);
  return box(s, { x, y, z, w, d: deep, h }, walls) + front;
}

export type Drum = { x: number; y: number; z?: number; r: number; band: number; count: number; gap?: number };

/** A data store: bands on top of each other with a dark gap between. */
export function drum(s: Space, { x, y, z = 0, r, band, count, gap = 7 }: Drum, sides: Sides, joint = DEEP): string {
  const dark: Sides = { top: joint, left: joint, right: joint };
  const bands = Array.from({ length: count }, (_, i) => {
    const foot = z + i * (band + gap);
    const seam = i === 0 ? "" : cylinder(s, { x, y, z: foot - gap, r: r - 5, h: gap }, dark);
    const [cx, cy] = s.to(x, y, foot + band / 2);
    const lamp = circle(cx - r * 0.5, cy + r * 0.64, 4, i === count - 1 ? CORAL : SUN);
    return seam + cylinder(s, { x, y, z: foot, r, h: band }, sides) + lamp;
  });
  return bands.join("");
}

export type Lobe = readonly [x: number, y: number, r: number];

/** A flat plate with a scalloped edge, as a cloud lying down. */
export function plate(s: Space, lobes: readonly Lobe[], z: number, h: number, top: string, side: string): string {
  const sorted = lobes.toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);
  const rims = sorted.map(([x, y, r]) => cylinder(s, { x, y, z, r, h }, { top: side, left: side, right: side }));
  const tops = sorted.map(([x, y, r]) => ring(s, [x, y, z + h], r, {}));
  return rims.join("") + group(tops, { fill: top });
}

/** An upright line with a foot and a head, from one place to another above it. */
export function riser(s: Space, [x, y, z = 0]: Spot, to: number, style: Style = { stroke: TIDE, w: 3 }): string {
  return (
    strut(
      s,
      [
        [x, y, z],
        [x, y, to],
      ],
      style,
    ) +
    ring(s, [x, y, z], 6, WHITE) +
    ring(s, [x, y, to], 6, WHITE)
  );
}

/** The two front edges of a deck, w by deep, at height z. */
export function rim(s: Space, w: number, deep: number, z: number, paint: Paint): string {
  const corners: Spot[] = [
    [0, deep, z],
    [w, deep, z],
    [w, 0, z],
  ];
  return strut(s, corners, paint);
}
