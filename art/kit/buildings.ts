import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, SUN, TIDE, TIDE_SHADE, WHITE } from "./colours.ts";
import { signal } from "./network.ts";
import type { Random } from "./random.ts";
import { circle, d, path, rect, rects } from "./svg.ts";

type Cell = readonly [number, number, number, number];

export type Panes = {
  x: number;
  y: number;
  w: number;
  h: number;
  columns: number;
  rows: number;
  dark: string;
  lit?: string;
  share?: number;
  gapX?: number;
  gapY?: number;
};

/** A grid of windows, some of them lit. Two paths in all. */
export function panes(random: Random, p: Panes): string {
  const { gapX = 6, gapY = 8, share = 0.2, lit = SUN } = p;
  const w = (p.w - gapX * (p.columns - 1)) / p.columns;
  const h = (p.h - gapY * (p.rows - 1)) / p.rows;
  const [on, off]: [Cell[], Cell[]] = [[], []];
  for (let row = 0; row < p.rows; row++) {
    for (let column = 0; column < p.columns; column++) {
      const cell: Cell = [p.x + column * (w + gapX), p.y + row * (h + gapY), w, h];
      (random.chance(share) ? on : off).push(cell);
    }
  }
  return rects(off, p.dark) + rects(on, lit);
}

export type House = { x: number; ground: number; w: number; h: number };

/** A plain block of offices; `wall` TIDE stands back, WHITE stands in front. */
export function office(
  random: Random,
  { x, ground, w, h }: House,
  wall: string = WHITE,
  columns = 4,
  rows = 6,
): string {
  const dark = wall === WHITE ? PALE : wall === INK ? INK_SOFT : wall === TIDE ? TIDE_SHADE : DEEP;
  const y = ground - h;
  return [
    rect(x, y, w, h, wall),
    panes(random, {
      x: x + 10,
      y: y + 12,
      w: w - 20,
      h: h - 38,
      columns,
      rows,
      dark,
      share: wall === TIDE ? 0.1 : 0.22,
    }),
  ].join("");
}

/** A stepped art deco tower with a lit shaft and a mast. */
export function decoTower(random: Random, { x, ground, w, h }: House): string {
  const y = ground - h;
  const step = (share: number, top: number, height: number): string =>
    rect(x + (w * (1 - share)) / 2, y - top, w * share, height, MANGROVE);
  const shafts = Array.from(
    { length: 5 },
    (_, i): Cell => [x + 12 + i * ((w - 24) / 4.6), y + 14, (w - 24) / 7.5, h - 42],
  );
  const lit = shafts.flatMap(([sx, sy, sw, sh]) => {
    const all = Array.from({ length: Math.floor(sh / 17) }, (_, i): Cell => [sx, sy + 2 + i * 17, sw, 11]);
    return all.filter(() => random.chance(0.3));
  });
  return [
    rect(x, y, w, h, MANGROVE),
    step(0.7, 28, 28),
    step(0.4, 52, 24),
    rect(x + w / 2 - 2, y - 104, 4, 52, MANGROVE),
    circle(x + w / 2, y - 108, 6, CORAL),
    rects(shafts, DEEP),
    rects(lit, SUN),
    rect(x, ground - 24, w, 24, DEEP),
    rect(x + w / 2 - 11, ground - 24, 22, 24, SUN),
  ].join("");
}

/** White flats with a balcony on every floor. */
export function flats(random: Random, { x, ground, w, h }: House): string {
  const y = ground - h;
  const floors = Array.from({ length: Math.floor((h - 10) / 27) }, (_, i) => y + 14 + i * 27);
  const lit = floors
    .filter(() => random.chance(0.6))
    .map((f): Cell => [x + 14 + Math.floor(random.next() * 4) * 26, f, 22, 13]);
  return [
    rect(x, y, w, h, WHITE),
    rects(
      floors.map((f): Cell => [x + 10, f, w - 20, 13]),
      PALE,
    ),
    rects(lit, SUN),
    rects(
      floors.map((f): Cell => [x - 6, f + 13, w + 12, 4]),
      TIDE,
    ),
    rect(x + w * 0.2, y - 20, w * 0.4, 20, CORAL),
  ].join("");
}

/** A low dark house with a cross. */
export function clinic(random: Random, house: House): string {
  const { x, ground, w, h } = house;
  const cross = d`M${x + w / 2} ${ground - h + 11}v20m-10 -10h20`;
  return [
    rect(x, ground - h, w, h, INK),
    path(cross, { stroke: CORAL, w: 7, cap: "butt" }),
    panes(random, {
      x: x + 10,
      y: ground - h + 42,
      w: w - 20,
      h: h - 70,
      columns: 4,
      rows: 2,
      dark: INK_SOFT,
      share: 0.3,
    }),
    rect(x + w / 2 - 10, ground - 20, 20, 20, PALE),
  ].join("");
}

/** A workshop with a saw-tooth roof of `teeth` ridges. */
export function warehouse({ x, ground, w, h }: House, wall: string = MANGROVE, teeth = 3): string {
  const y = ground - h;
  const tooth = w / teeth;
  const roof = Array.from({ length: teeth }, (_, i) => d`M${x + i * tooth} ${y}v-22l${tooth} 22z`).join("");
  const windows = Array.from({ length: teeth }, (_, i): Cell => [x + i * tooth + tooth / 2 - 9, y + 16, 18, 14]);
  return [
    rect(x, y, w, h, wall),
    path(roof, wall),
    rects(windows, DEEP),
    rect(x + w * 0.36, ground - 34, w * 0.28, 34, DEEP),
    path(d`M${x + w * 0.36} ${ground - 22}h${w * 0.28}m0 10h${-w * 0.28}`, { stroke: wall }),
  ].join("");
}

/** A shop with an awning. */
export function shop({ x, ground, w, h }: House, wall: string = WHITE, awning: string = CORAL): string {
  const y = ground - h;
  const strip = w / 8;
  const stripes = Array.from({ length: 4 }, (_, i): Cell => [x - 4 + i * ((w + 8) / 4), y + 14, (w + 8) / 8, 16]);
  return [
    rect(x, y, w, h, wall),
    rect(x - 4, y + 14, w + 8, 16, awning),
    rects(stripes, WHITE),
    rect(x + strip, y + 38, w * 0.42, h - 52, PALE),
    rect(x + w * 0.64, y + 38, w * 0.24, h - 38, DEEP),
  ].join("");
}

/** A radio mast with signal arcs. */
export function mast(x: number, ground: number, h = 170, colour: string = INK): string {
  const y = ground - h;
  const half = h * 0.118;
  const lattice = d`M${x} ${ground}V${y}M${x - half} ${ground}L${x} ${ground - h * 0.54}L${x + half} ${ground}`;
  const bars = [
    d`M${x - half * 0.66} ${ground - h * 0.18}h${half * 1.32}`,
    d`M${x - half * 0.4} ${ground - h * 0.34}h${half * 0.8}`,
  ].join("");
  return path(lattice + bars, { stroke: colour, w: 3 }) + circle(x, y - 2, 5, CORAL) + signal([x, y - 16]);
}
