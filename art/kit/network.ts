import { CORAL, DEEP, PALE, SUN, TIDE } from "./colours.ts";
import { circle, d, type Point, path, type Style } from "./svg.ts";

export type NodeKind = "hub" | "lit" | "plain" | "small";

/** hub: coral with a ring, for the few that matter; lit: sun; plain and small: pale. `ground` is behind it. */
export function node([x, y]: Point, kind: NodeKind = "plain", ground: string = DEEP, plain: string = PALE): string {
  if (kind === "hub") {
    return circle(x, y, 16, { fill: ground, stroke: CORAL }) + circle(x, y, 8, CORAL);
  }
  if (kind === "lit") return circle(x, y, 8, SUN);
  return circle(x, y, kind === "small" ? 3.5 : 5.5, plain);
}

/** A link that hangs through (sag as a share of the distance; 0 is straight, negative rises). */
export function link(a: Point, b: Point, sag = 0.28, style: Style = { stroke: TIDE }): string {
  const low = sag === 0 ? (a[1] + b[1]) / 2 : sag > 0 ? Math.max(a[1], b[1]) : Math.min(a[1], b[1]);
  const my = low + Math.abs(a[0] - b[0]) * sag;
  return path(d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${my} ${b[0]} ${b[1]}`, style);
}

function nearest(all: readonly Point[], p: Point, count: number): Point[] {
  const cost = (q: Point): number => (q[0] - p[0]) ** 2 * 1.2 + (q[1] - p[1]) ** 2 * 0.5;
  return all
    .filter((q) => Math.abs(q[0] - p[0]) > 20 && Math.abs(q[1] - p[1]) > 24)
    .toSorted((a, b) => cost(a) - cost(b))
    .slice(0, count);
}

/** Every point meets the next ones at other depths. */
export function mesh(all: readonly Point[], style: Style = { stroke: TIDE }, count = 2, sag = 0.28): string {
  const done = new Set<string>();
  const out: string[] = [];
  for (const p of all) {
    for (const q of nearest(all, p, count)) {
      const key = [p, q]
        .map(([x, y]) => `${x},${y}`)
        .toSorted()
        .join(" ");
      if (done.has(key)) continue;
      done.add(key);
      out.push(link(p, q, sag, style));
    }
  }
  return out.join("");
}

/** Signal arcs over a point. */
export function signal([x, y]: Point, radii: readonly number[] = [18, 32, 46], colour: string = CORAL): string {
  return radii
    .map((r, i) => path(d`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`, { stroke: colour, w: 3, opacity: 1 - i * 0.2 }))
    .join("");
}
