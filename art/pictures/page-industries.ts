import { workBoat } from "../kit/boats.ts";
import { clinic, decoTower, flats, office, warehouse } from "../kit/buildings.ts";
import { CORAL, DEEP, INK, PALE_SHADE, PALE, SAND, SUN, WHITE } from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, type Point, path, picture, rect } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

const WATER = 540;
type Isle = { x: number; w: number; build: (random: Random, ground: number) => string };

/** Five decks, each with a trade of its own. */
const ISLES: readonly Isle[] = [
  { x: 130, w: 176, build: (random, ground) => clinic(random, { x: 72, ground, w: 116, h: 130 }) },
  { x: 365, w: 176, build: (random, ground) => flats(random, { x: 302, ground, w: 126, h: 270 }) },
  { x: 600, w: 196, build: (_, ground) => warehouse({ x: 524, ground, w: 152, h: 100 }, undefined, 4) },
  { x: 835, w: 176, build: (random, ground) => decoTower(random, { x: 776, ground, w: 118, h: 300 }) },
  { x: 1070, w: 176, build: (random, ground) => office(random, { x: 1018, ground, w: 104, h: 220 }, WHITE, 4, 7) },
];

function isle(random: Random, { x, w, build }: Isle, i: number): string {
  const ground = WATER - 64 - (i % 2) * 26;
  const legs = [-0.36, -0.14, 0.14, 0.36].map((part) => x + part * w);
  return [
    palm(x + w / 2 - 16, ground, 66 + (i % 3) * 12, 0.9, 8),
    build(random, ground),
    rect(x - w / 2, ground, w, 14, INK),
    rect(x - w / 2, ground + 14, w, 5, CORAL),
    ...legs.map((leg) => path(d`M${leg} ${ground + 19}C${leg} ${WATER} ${leg + (leg - x) * 0.4} ${WATER - 20} ${leg + (leg - x) * 0.4} ${WATER + 70}`, { stroke: PALE, w: 4 })),
  ].join("");
}

/** Under water they are one: every deck hangs on the same line. */
function trunk(): string {
  const ends: Point[] = ISLES.flatMap(({ x }, i) => [[x - 50, 660 + (i % 2) * 40], [x + 50, 690 - (i % 2) * 30]] as Point[]);
  const line = ISLES.map(({ x }, i): Point => [x, 770 + (i % 2 ? -14 : 14)]);
  return [
    ...ends.map(([x, y], i) => {
      const [lx, ly] = line[Math.floor(i / 2)] as Point;
      return path(d`M${x} ${WATER + 70}C${x} ${y} ${lx} ${y} ${lx} ${ly}`, { stroke: PALE, w: 3 });
    }),
    path(d`M0 790C200 760 320 790 600 784S1000 760 1200 790`, { stroke: CORAL, w: 8 }),
    mesh(ends),
    ...ends.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")),
    ...line.map(([x]) => node([x, 782], "hub")),
  ].join("");
}

export function drawPageIndustries(): string {
  const random = seeded(60);
  return picture({
    width: 1200,
    height: 900,
    label: "Five decks with a clinic, flats, a warehouse, a hotel and an office; under water one coral line joins their roots",
    body: [
      rect(0, 0, 1200, WATER, SAND),
      circle(600, 330, 220, SUN),
      rect(0, WATER - 12, 1200, 12, PALE_SHADE),
      rect(0, WATER, 1200, 900 - WATER, DEEP),
      ripples(random, 1200, WATER, 7),
      ...ISLES.map((one, i) => isle(random, one, i)),
      workBoat(480, WATER + 6, 0.6),
      trunk(),
      waves(866, 1200, 2),
    ],
  });
}
