import type { Point } from "./svg.ts";

export type Triple = readonly [number, number, number];
export type Quad = readonly [number, number, number, number];

function lists(text: string): number[][] {
  return text.split(",").map((part) => part.trim().split(/\s+/).map(Number));
}

/** "10 20, 30 40" as points: long lists stay on one line. */
export function points(text: string): Point[] {
  return lists(text).map(([x = 0, y = 0]): Point => [x, y]);
}

export function triples(text: string): Triple[] {
  return lists(text).map(([a = 0, b = 0, c = 0]): Triple => [a, b, c]);
}

export function quads(text: string): Quad[] {
  return lists(text).map(([a = 0, b = 0, c = 0, e = 0]): Quad => [a, b, c, e]);
}
