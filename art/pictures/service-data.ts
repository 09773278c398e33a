import { sailBoat } from "../kit/boats.ts";
import {
  CORAL,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  SAND,
  SAND_SHADE,
  SUN,
  SUN_SHADE,
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "../kit/colours.ts";
import { box, cylinder, type Sides, space } from "../kit/iso.ts";
import { isoBlock, isoBush, isoHouse, isoPalm, WHITE_WALLS } from "../kit/iso-city.ts";
import { drum, ring, type Spot, trail } from "../kit/iso-things.ts";
import { mesh, node } from "../kit/network.ts";
import { mangrove } from "../kit/plants.ts";
import { type Triple, triples } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { d, type Point, path, picture, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const s = space(600, 450);
const HOME: Spot = [-256, 60];
const COPY: Spot = [350, -20];

function island([x, y]: Spot, r: number): string {
  const depth = [70, 46, 22].map((more, i) =>
    ring(
      s,
      [x, y, -20],
      r + more,
      i === 2 ? TIDE_SHADE : { stroke: PALE_SHADE, opacity: 0.3 + i * 0.2, dash: i === 0 ? "4 12" : "40 14" },
    ),
  );
  const bank = cylinder(s, { x, y, z: -20, r, h: 20 }, { top: SAND, left: SAND_SHADE, right: SAND_SHADE });
  return depth.join("") + bank + ring(s, [x, y, 0], r - 26, { stroke: SAND_SHADE, dash: "3 10" });
}

/** Roots of an island reach down in front of it. */
function roots([x, y]: Spot, r: number, turns: readonly Triple[]): string {
  const [px, py] = s.to(x, y, -16);
  const tips = turns.map(([turn, length]): [Point, Point] => {
    const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const from: Point = [px + c * r * 1.2, py + n * r * 0.7];
    return [from, [Math.round(from[0] + c * length * 0.5), Math.round(from[1] + length)]];
  });
  const drawn = tips.map(([[ax, ay], [bx, by]], i) => {
    const data = d`M${ax} ${ay}C${ax + (bx - ax) * 0.8} ${ay + 6} ${bx} ${by - (by - ay) * 0.7} ${bx} ${by}`;
    return path(data, { stroke: i % 3 === 1 ? DEEP : PALE, w: turns[i]?.[2] ?? 4 });
  });
  const ends = tips.map(([, tip]) => tip);
  const links = mesh(ends, { stroke: PALE, opacity: 0.55 }, 2, 0.16);
  return [links, ...drawn, ...ends.map((tip, i) => node(tip, i % 3 === 1 ? "lit" : "plain"))].join("");
}

const STORE: Sides = { top: PALE_SHADE, left: MANGROVE, right: DEEP };
const DARK: Sides = { top: INK_SOFT, left: INK_SOFT, right: INK };
const LIGHT: Sides = { top: WHITE, left: PALE, right: PALE_SHADE };
const DRUMS = triples("-30 -86 3, -76 24 4, 50 44 3");

function stores([x, y]: Spot, sides: readonly Sides[], share = 1): string {
  return DRUMS.map(([dx, dy, count], i) =>
    drum(
      s,
      { x: x + dx * share, y: y + dy * share, r: 52 * share, band: 44 * share, count },
      sides[i % sides.length] ?? STORE,
      INK,
    ),
  ).join("");
}

const MEANDERS = triples("-30 -90 -66, 40 30 40, 80 120 96");

/** Every store has its own stream to its copy. */
function streams(): string {
  return DRUMS.map(([dx, dy], i) => {
    const [, bendA, bendB] = MEANDERS[i] ?? [0, 0, 0];
    const [from, to]: [Spot, Spot] = [
      [HOME[0] + dx + 30, HOME[1] + dy + 10],
      [COPY[0] + dx, COPY[1] + dy],
    ];
    const at = (share: number, bend: number): Spot => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + bend,
    ];
    const spots = [
      from,
      at(0.26, bendA * 0.3),
      at(0.42, bendA * 0.7),
      at(0.6, bendB * 0.2),
      at(0.76, bendB * 0.12),
      to,
    ];
    const colour = i === 1 ? CORAL : i ? PALE : WHITE;
    const under = trail(s, spots, { stroke: DEEP, w: 28 });
    return (
      under +
      trail(s, spots, { stroke: colour, w: 16 }) +
      trail(s, spots, { stroke: INK, w: 3, dash: "1 16" }) +
      parcels(spots, i)
    );
  }).join("");
}

function parcels(spots: readonly Spot[], lane: number): string {
  const some = spots.filter((_, k) => (lane === 1 ? k === 2 || k === 3 : k === 2 || k === 3));
  const sides = lane === 1 ? LIGHT : { top: SUN, left: SUN, right: SUN_SHADE };
  return some.map(([x, y]) => box(s, { x: x - 16, y: y - 16, z: 0, w: 32, d: 32, h: 28 }, sides)).join("");
}

function homeFront(): string {
  const [x, y] = HOME;
  const random = seeded(6);
  return [
    isoPalm(s, x - 110, y - 90, 66),
    isoBlock(random, s, { x: x - 150, y: y - 40, w: 50, d: 56, h: 96 }, WHITE_WALLS),
    stores(HOME, [STORE, DARK, STORE]),
    isoPalm(s, x - 40, y + 140, 60),
    isoBush(s, x + 20, y + 138, 13, MANGROVE),
  ].join("");
}

function copyFront(): string {
  const [x, y] = COPY;
  return [
    isoPalm(s, x + 30, y - 140, 66),
    stores(COPY, [LIGHT, LIGHT, LIGHT], 0.94),
    isoHouse(s, { x: x + 96, y: y - 40, w: 48, d: 42, h: 32 }, CORAL),
    isoPalm(s, x + 136, y + 30, 56),
    isoBush(s, x - 20, y + 126, 12, TIDE),
  ].join("");
}

/** Depth lines around both islands. */
function contours(): string {
  const line = (data: string): string => path(data, { stroke: TIDE_SHADE, w: 3 });
  return (
    line("M-20 200C160 60 420 60 560 190S900 260 1220 150M-20 90C200-10 460-10 640 90S960 150 1220 40") +
    line("M-20 720C160 860 420 760 560 860S700 910 720 910")
  );
}

export function drawServiceData(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "Dark data stores on one island send three streams across the water to a pale copy on a second island",
    body: [
      rect(0, 0, 1200, 900, TIDE),
      contours(),
      mangrove(1040, 190, 1.5, MANGROVE),
      mangrove(420, 846, 1.2, MANGROVE),
      mangrove(1104, 236, 0.9, DEEP),
      wavelet(690, 150, 60, PALE),
      wavelet(760, 250, 50, PALE),
      wavelet(110, 690, 60, PALE),
      wavelet(540, 720, 50, PALE),
      wavelet(1050, 290, 44, PALE),
      wavelet(250, 820, 44, PALE),
      roots(
        HOME,
        190,
        triples("34 70 4, 50 120 5, 66 170 4, 80 210 6, 96 240 4, 110 200 6, 124 160 4, 140 110 5, 156 60 4"),
      ),
      roots(COPY, 180, triples("36 60 4, 54 100 4, 72 130 6, 90 150 4, 106 130 5, 122 110 4, 138 80 5, 154 50 4")),
      island(HOME, 190),
      island(COPY, 180),
      streams(),
      homeFront(),
      copyFront(),
      sailBoat(880, 230, 1.25),
    ],
  });
}
