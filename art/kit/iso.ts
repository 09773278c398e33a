import { d, ellipse, group, line, num, type Point, path, poly, type Style } from "./svg.ts";

const COS = Math.cos(Math.PI / 6);

/** Faces of a solid: the top is lightest, light comes from the left. */
export type Sides = { top: string; left: string; right: string };
export type Space = { to: (x: number, y: number, z?: number) => Point };
export type Solid = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** x runs to the lower right, y to the lower left, z up. (ox, oy) is where 0,0,0 lands. */
export function space(ox: number, oy: number, unit = 1): Space {
  return { to: (x, y, z = 0) => [ox + (x - y) * COS * unit, oy + ((x + y) / 2 - z) * unit] };
}

/** w along x, d along y, h up. Draw solids from the back (small x + y) to the front. */
export function box(s: Space, { x, y, z = 0, w, d: deep, h }: Solid, sides: Sides, edge?: Style): string {
  const top = [s.to(x, y, z + h), s.to(x + w, y, z + h), s.to(x + w, y + deep, z + h), s.to(x, y + deep, z + h)];
  const left = [s.to(x, y + deep, z + h), s.to(x + w, y + deep, z + h), s.to(x + w, y + deep, z), s.to(x, y + deep, z)];
  const right = [s.to(x + w, y, z + h), s.to(x + w, y + deep, z + h), s.to(x + w, y + deep, z), s.to(x + w, y, z)];
  const paint = (fill: string): Style => ({ fill, ...edge });
  return poly(left, paint(sides.left)) + poly(right, paint(sides.right)) + poly(top, paint(sides.top));
}

/** Something flat on the ground. */
export function tile(s: Space, { x, y, z = 0, w, d: deep }: Omit<Solid, "h">, paint: string | Style): string {
  return poly([s.to(x, y, z), s.to(x + w, y, z), s.to(x + w, y + deep, z), s.to(x, y + deep, z)], paint);
}

export type Round = { x: number; y: number; z?: number; r: number; h: number };

/** An upright cylinder; `left` is its mantle, `right` the shaded part of it. */
export function cylinder(s: Space, { x, y, z = 0, r, h }: Round, sides: Sides): string {
  const [cx, top] = s.to(x, y, z + h);
  const [, bottom] = s.to(x, y, z);
  const [edge] = s.to(x + r, y - r, z);
  const rx = ((edge - cx) / 2) * Math.SQRT2;
  const ry = rx / Math.sqrt(3);
  const mantle = d`M${cx - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}z`;
  const shade = d`M${cx + rx * 0.2} ${top}V${bottom + ry * 0.98}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}z`;
  return path(mantle, sides.left) + path(shade, sides.right) + ellipse(cx, top, rx, ry, sides.top);
}

export type Floor = { x: number; y: number; z?: number; w: number; d: number; step: number };

export function floorGrid(s: Space, { x, y, z = 0, w, d: deep, step }: Floor, style: Style): string {
  const lines: string[] = [];
  for (let i = 0; i <= w; i += step) lines.push(line([s.to(x + i, y, z), s.to(x + i, y + deep, z)], {}));
  for (let j = 0; j <= deep; j += step) lines.push(line([s.to(x, y + j, z), s.to(x + w, y + j, z)], {}));
  return group(lines, style);
}

/** Lays a flat drawing on a side: its 0,0 is at the given point, 1 unit = 1 unit of the space. */
function laid(origin: Point, matrix: string, children: readonly string[]): string {
  return `<g transform="matrix(${matrix} ${num(origin[0])} ${num(origin[1])})">${children.join("")}</g>`;
}

/** On a left side (facing +y): right on the drawing is +x, down is -z. Origin: upper left corner. */
export function onLeft(s: Space, at: readonly [number, number, number], children: readonly string[]): string {
  return laid(s.to(...at), "0.866 0.5 0 1", children);
}

/** On a right side (facing +x): right on the drawing is -y, down is -z. Origin: upper left corner (largest y). */
export function onRight(s: Space, at: readonly [number, number, number], children: readonly string[]): string {
  return laid(s.to(...at), "0.866 -0.5 0 1", children);
}

/** On top: right on the drawing is +x, down is +y. */
export function onTop(s: Space, at: readonly [number, number, number], children: readonly string[]): string {
  return laid(s.to(...at), "0.866 0.5 -0.866 0.5", children);
}
