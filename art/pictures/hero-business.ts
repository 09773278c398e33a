import { sailBoat, workBoat } from "../kit/boats.ts";
import { clinic, decoTower, flats, mast, office, shop, warehouse } from "../kit/buildings.ts";
import { CORAL, DEEP, INK, INK_SOFT, PALE, SAND, SAND_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { rack } from "../kit/hardware.ts";
import { mesh, node } from "../kit/network.ts";
import { fish, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { circle, d, type Point, path, picture, poly, rect, rects, xy } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

const [WIDTH, HEIGHT, WATER, DECK] = [1200, 1000, 560, 500];

type Block = [x: number, y: number, w: number, h: number];

const FAR = [40, 60, 84, 96, 128, 44, 1104, 70, 1148, 116, 1190, 52];
const NEAR = [284, 300, 548, 318, 1044, 214];

/** Silhouettes: x and height of each. */
function blocks(list: readonly number[], ground: number, w: number): Block[] {
  return xy(list).map(([x, h]) => [x, ground - h, w, h]);
}

function sky(): string {
  return [
    rect(0, 0, WIDTH, HEIGHT, SAND),
    circle(818, 268, 178, SUN),
    rects(
      [0, 1, 2, 3].map((i): Block => [620, 318 + i * 30, 400, 5 + i * 3]),
      SAND,
    ),
    rects(blocks(FAR, WATER, 44), SAND_SHADE),
    rects(blocks(NEAR, DECK, 62), PALE),
    path("M598 150q10-11 20 0q10-11 20 0M654 186q8-9 16 0q8-9 16 0M560 196q7-8 14 0q7-8 14 0", { stroke: INK, w: 3 }),
  ].join("");
}

function city(random: Random): string {
  return [
    office(random, { x: 336, ground: DECK, w: 74, h: 222 }, TIDE, 3, 9),
    office(random, { x: 728, ground: DECK, w: 88, h: 258 }, TIDE, 3, 10),
    office(random, { x: 1000, ground: DECK, w: 74, h: 160 }, TIDE, 3, 6),
    office(random, { x: 256, ground: DECK, w: 94, h: 152 }, WHITE, 4, 5),
    rect(248, DECK - 160, 110, 8, CORAL),
    decoTower(random, { x: 406, ground: DECK, w: 124, h: 338 }),
    flats(random, { x: 562, ground: DECK, w: 128, h: 240 }),
    clinic(random, { x: 702, ground: DECK, w: 104, h: 122 }),
    office(random, { x: 838, ground: DECK, w: 112, h: 194 }, WHITE, 4, 6),
    poly(
      [
        [830, DECK - 194],
        [894, DECK - 234],
        [958, DECK - 194],
      ],
      CORAL,
    ),
    circle(894, DECK - 207, 8, SAND),
    shop({ x: 502, ground: DECK, w: 82, h: 80 }, TIDE, CORAL),
    warehouse({ x: 978, ground: DECK, w: 116, h: 78 }),
    mast(204, DECK),
    palm(386, DECK, 92, 1.15, -12),
    palm(696, DECK, 80, 1.05, 10),
    palm(962, DECK, 100, 1.2, -9),
    palm(1108, DECK, 72, 1, 10),
  ].join("");
}

function deck(): string {
  const planks = Array.from({ length: 15 }, (_, i) => d`M${212 + i * 62} ${DECK + 3}v10`).join("");
  return [
    rect(146, DECK, 988, 16, INK),
    path(planks, { stroke: INK_SOFT }),
    rect(146, DECK + 16, 988, 5, CORAL),
    path(d`M1128 ${DECK + 14}C1150 ${DECK + 24} 1140 ${WATER - 26} 1116 ${WATER - 22}`, { stroke: INK, w: 3 }),
  ].join("");
}

function sea(random: Random): string {
  const glitter = [
    [700, 14, 230],
    [742, 30, 150],
    [668, 46, 110],
    [800, 46, 96],
    [764, 64, 70],
  ];
  const bars = glitter.map(([x, y, w]) => d`M${x as number} ${WATER + (y as number)}h${w as number}`).join("");
  return [
    rect(0, WATER, WIDTH, HEIGHT - WATER, DEEP),
    ripples(random, WIDTH, WATER),
    path(bars, { stroke: SUN, w: 4, opacity: 0.75 }),
    fish(106, 720, 0.9),
    fish(66, 752, 0.6),
    fish(1146, 792, 0.8, TIDE, -1),
    fish(1168, 668, 0.5, TIDE, -1),
  ].join("");
}

/** What hangs on the strongest roots: racks; the others end in nodes. */
function ends(all: readonly Point[]): string {
  return all
    .map(([x, y], i) => {
      if (i % 8 !== 3) return node([x, y], i % 5 === 1 ? "lit" : "plain");
      return rect(x - 31, y - 3, 62, 82, { fill: DEEP, stroke: CORAL }, 7) + rack(x - 25, y + 3, 50, 70, 5);
    })
    .join("");
}

export function drawHeroBusiness(): string {
  const random = seeded(24);
  const points = rootEnds(
    random,
    168,
    1114,
    33,
    [118, 262, 184, 338, 150, 250, 222, 362].map((depth) => WATER + depth),
  );
  const hubs = [240, 390, 540, 690, 840, 990, 1080];
  return picture({
    width: WIDTH,
    height: HEIGHT,
    label: "A small city of offices on a deck above the water, held up by mangrove roots with racks and lit nodes",
    body: [
      sky(),
      sailBoat(70, WATER, 0.62),
      sea(random),
      city(random),
      deck(),
      workBoat(1150, WATER + 4, 0.6, INK, -1),
      rootBed({ hubs, ends: points, y: DECK + 21, water: WATER, width: WIDTH, height: HEIGHT, widths: [3, 4, 4, 6] }),
      mesh(points),
      ends(points),
      waves(944, WIDTH),
    ],
  });
}
