import { INK } from "./colours.ts";
import { curveData, d, group, line, type Point, path } from "./svg.ts";

export type Rope = { points: readonly Point[]; w?: number; colour: string; lay: string; edge?: string };

type Spot = { x: number; y: number; nx: number; ny: number };

/** A point on the smooth line from b to c (a and e lie before and after). */
function between([a, b, c, e]: readonly [Point, Point, Point, Point], t: number): Point {
  const of = (i: 0 | 1): number => {
    const [p, q] = [b[i] + (c[i] - a[i]) / 6, c[i] - (e[i] - b[i]) / 6];
    const u = 1 - t;
    return u ** 3 * b[i] + 3 * u * u * t * p + 3 * u * t * t * q + t ** 3 * c[i];
  };
  return [of(0), of(1)];
}

function walk(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const steps = points.slice(1).map((_, i) => [at(i - 1), at(i), at(i + 1), at(i + 2)] as const);
  return steps.flatMap((step) => Array.from({ length: 40 }, (_, k) => between(step, k / 40)));
}

/** Spots every `gap` along the line, with the direction across it. */
export function spots(points: readonly Point[], gap: number): Spot[] {
  const all = walk(points);
  const out: Spot[] = [];
  let run = 0;
  for (let i = 1; i < all.length; i++) {
    const [[ax, ay], [bx, by]] = [all[i - 1] as Point, all[i] as Point];
    const length = Math.hypot(bx - ax, by - ay);
    run += length;
    if (run < gap || length === 0) continue;
    run -= gap;
    out.push({ x: bx, y: by, nx: -(by - ay) / length, ny: (bx - ax) / length });
  }
  return out;
}

function strands(points: readonly Point[], w: number): string {
  const [half, lean] = [w / 2 - 1, w * 0.34];
  const all = spots(points, w * 0.46).map(({ x, y, nx, ny }) => {
    const [sx, sy] = [x + nx * half - ny * lean, y + ny * half + nx * lean];
    const [ex, ey] = [x - nx * half + ny * lean, y - ny * half - nx * lean];
    return d`M${sx} ${sy}Q${x + nx * half * 0.5} ${y + ny * half * 0.5} ${x} ${y}T${ex} ${ey}`;
  });
  return all.join("");
}

function body({ points, w = 50, colour, lay }: Rope): string {
  const laid = path(strands(points, w), { stroke: lay, w: Math.max(2, w * 0.07) });
  return path(curveData(points), { stroke: colour, w, cap: "butt" }) + laid;
}

/** A laid rope: an edge, a body and the slanting strands. */
export function rope(spec: Rope): string {
  const { points, w = 50, edge = INK } = spec;
  return path(curveData(points), { stroke: edge, w: w + 10, cap: "butt" }) + body(spec);
}

/** The part of a rope that comes up over another one at a crossing; `id` is a clip path of that circle. */
export function ropeOver(spec: Rope, [cx, cy]: Point, r: number, id: string): string {
  const { points, w = 50, edge = INK } = spec;
  const near = spots(points, 6).filter(({ x, y }) => Math.hypot(x - cx, y - cy) < r);
  const side = (away: number): string =>
    line(
      near.map(({ x, y, nx, ny }): Point => [x + nx * away, y + ny * away]),
      { stroke: edge, w: 5, cap: "butt" },
    );
  return group([body(spec)], { clip: id }) + side(w / 2 + 2.5) + side(-w / 2 - 2.5);
}
