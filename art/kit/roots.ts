import { MANGROVE, PALE, TIDE } from "./colours.ts";
import type { Random } from "./random.ts";
import { clip, d, group, type Point, path, rect } from "./svg.ts";

/** One prop root: leaves the hub sideways, arches over and falls straight to its end. */
export function rootData([hx, hy]: Point, [ex, ey]: Point, drop = 44): string {
  const dx = ex - hx;
  const turn = Math.min(hy + drop + Math.abs(dx) * 0.6, ey);
  return d`M${hx} ${hy}C${hx + dx * 0.3} ${hy + 4} ${ex} ${hy + 8} ${ex} ${turn}V${ey}`;
}

/** A root between any two points; upright at both ends. */
export function tendrilData([ax, ay]: Point, [bx, by]: Point, pull = 0.5): string {
  const dy = (by - ay) * pull;
  return d`M${ax} ${ay}C${ax} ${ay + dy} ${bx} ${by - dy} ${bx} ${by}`;
}

/** A root that leaves level and ends level (cables between sides). */
export function runnerData([ax, ay]: Point, [bx, by]: Point, pull = 0.5): string {
  const dx = (bx - ax) * pull;
  return d`M${ax} ${ay}C${ax + dx} ${ay} ${bx - dx} ${by} ${bx} ${by}`;
}

export type RootBed = {
  /** Where roots leave the deck. */
  hubs: readonly number[];
  ends: readonly Point[];
  /** The height of the hubs. */
  y: number;
  /** The water line; roots are `air` above it and `sea` below. */
  water: number;
  width: number;
  height: number;
  air?: string;
  sea?: readonly string[];
  widths?: readonly number[];
  /** Different beds in one picture need different ids. */
  id?: string;
};

/** The ends of a bed, spread evenly, at mixed depths under the water line. */
export function rootEnds(
  random: Random,
  left: number,
  right: number,
  count: number,
  depths: readonly number[],
): Point[] {
  const step = (right - left) / (count - 1);
  return Array.from({ length: count }, (_, i): Point => {
    const depth = depths[(i * 3) % depths.length] as number;
    return [Math.round(left + i * step + random.between(-4, 4)), Math.round(depth + random.between(-14, 14))];
  });
}

/** Each end hangs from its nearest hub; one colour in the air, paler in the sea. */
export function rootBed(bed: RootBed): string {
  const { hubs, ends, y, water, width, height, air = MANGROVE, id = "roots" } = bed;
  const sea = bed.sea ?? [PALE, TIDE, PALE];
  const widths = bed.widths ?? [3, 4, 3, 5];
  const drawn = ends.map((end, i) => {
    const hub = hubs.reduce((best, q) => (Math.abs(q - end[0]) < Math.abs(best - end[0]) ? q : best));
    return { data: rootData([hub, y], end), w: widths[i % widths.length] as number, colour: sea[i % sea.length] };
  });
  return [
    clip(`${id}-air`, rect(0, 0, width, water, {})),
    clip(`${id}-sea`, rect(0, water, width, height - water, {})),
    group(
      drawn.map((r) => path(r.data, { stroke: air, w: r.w })),
      { clip: `${id}-air` },
    ),
    group(
      drawn.map((r) => path(r.data, { stroke: r.colour ?? PALE, w: r.w })),
      { clip: `${id}-sea` },
    ),
  ].join("");
}
