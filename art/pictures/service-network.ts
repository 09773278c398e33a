import { sailBoat, workBoat } from "../kit/boats.ts";
import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SAND, SUN, TIDE, TIDE_SHADE, WHITE } from "../kit/colours.ts";
import { box, onTop, type Sides, space } from "../kit/iso.ts";
import { GREEN_WALLS, isoBlock, isoHouse, isoPalm, TIDE_WALLS, WHITE_WALLS } from "../kit/iso-city.ts";
import { ring, type Spot, strut, trail } from "../kit/iso-things.ts";
import { label } from "../kit/label.ts";
import { node } from "../kit/network.ts";
import { grass } from "../kit/plants.ts";
import { points, triples } from "../kit/points.ts";
import { type Random, seeded } from "../kit/random.ts";
import { curveData, d, type Point, path, picture, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const s = space(552, 430);
const CITIES: readonly { y: number; name: string; high: number; tower: Sides }[] = [
  { y: -316, name: "West Palm Beach", high: 0.7, tower: WHITE_WALLS },
  { y: 0, name: "Fort Lauderdale", high: 0.9, tower: TIDE_WALLS },
  { y: 316, name: "Miami", high: 1.2, tower: { ...GREEN_WALLS, left: INK, right: DEEP } },
];

/** The shore from south to north, `out` further into the sea. */
function shore(out: number): string {
  const line: Point[] = [];
  for (let y = 900, i = 0; y >= -900; y -= 150, i += 1.5)
    line.push(s.to(74 + out + Math.sin(i * 1.9) * 14 + Math.sin(i * 0.7) * 10, y));
  const last = line.at(-1) ?? [0, 0];
  return `${curveData(line)}${d`L${last[0]} -200L-300 -200L-300 1300z`}`;
}

function land(): string {
  const roads = [-180, -330].map((x) =>
    strut(
      s,
      [
        [x, 900],
        [x, -900],
      ],
      { stroke: TIDE, w: 3, opacity: 0.7 },
    ),
  );
  const cross = CITIES.map(({ y }) =>
    strut(
      s,
      [
        [-700, y - 20],
        [-90, y - 20],
      ],
      { stroke: TIDE, w: 3, opacity: 0.7 },
    ),
  );
  const reeds = points("150 250, 250 300, 60 200, 330 130, 210 120, 420 60, 120 100").map(([x, y]) =>
    grass(x, y, 30, TIDE),
  );
  return [
    path(shore(90), TIDE_SHADE),
    path(shore(40), TIDE),
    path(shore(16), SAND),
    path(shore(-10), MANGROVE),
    ...roads,
    ...cross,
    ...reeds,
  ].join("");
}

function city(random: Random, y: number, high: number, tower: Sides): string {
  const h = (v: number): number => Math.round(v * high);
  return [
    ring(s, [-46, y, 0], 92, { fill: DEEP, opacity: 0.5 }),
    isoBlock(random, s, { x: -104, y: y - 66, w: 46, d: 44, h: h(104) }, TIDE_WALLS, 27),
    isoBlock(random, s, { x: -112, y: y + 8, w: 46, d: 46, h: h(66) }, WHITE_WALLS, 27),
    isoBlock(random, s, { x: -46, y: y - 18, w: 52, d: 52, h: h(170) }, tower, 27),
    mast(-20, y + 8, h(170)),
    isoBlock(random, s, { x: -40, y: y + 52, w: 50, d: 34, h: h(48) }, WHITE_WALLS, 27),
    isoPalm(s, 34, y + 34, 44),
  ].join("");
}

function mast(x: number, y: number, z: number): string {
  const [px, py] = s.to(x, y, z);
  return path(d`M${px} ${py}v-44`, { stroke: INK, w: 4 });
}

function top(index: number): Point {
  const { y = 0, high = 1 } = CITIES[index] ?? {};
  const [x, py] = s.to(-20, y + 8, Math.round(170 * high));
  return [x, py - 48];
}

/** Through the air from mast to mast. */
function arcs(): string {
  const arc = (a: Point, b: Point, rise: number, w: number): string =>
    path(d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - rise} ${b[0]} ${b[1]}`, { stroke: CORAL, w });
  const [north, mid, south] = [top(0), top(1), top(2)];
  return arc(south, mid, 70, 5) + arc(mid, north, 70, 5) + [north, mid, south].map((p) => node(p, "hub", INK)).join("");
}

/** Cables on the sea bed: roots of every city, joined with those of the next. */
function cables(): string {
  const lanes = triples("-66 250 10, -22 330 -12, 30 260 18, 80 200 10");
  const ends = CITIES.flatMap(({ y }) => lanes.map(([dy, out, bend]): Spot => [80 + out, y + dy + bend]));
  const roots = CITIES.flatMap(({ y }, c) =>
    lanes.map(([dy, out, bend], i) =>
      trail(
        s,
        [
          [50, y],
          [110, y + dy * 0.8],
          [60 + out * 0.6, y + dy + bend * 0.2],
          [80 + out, y + dy + bend],
        ],
        { stroke: (i + c) % 3 === 1 ? SUN : PALE, w: i % 2 ? 5 : 4 },
      ),
    ),
  );
  const links = ends.slice(1).map((p, i) => (i % 4 === 3 ? "" : strut(s, [ends[i] ?? p, p], { stroke: TIDE })));
  return [...links, ...roots, ...ends.map(([x, y], i) => node(s.to(x, y), i % 4 === 1 ? "lit" : "plain"))].join("");
}

/** The barrier island off the coast, a bridge to every city. */
function barrier(): string {
  const strips = triples("700 440 0, 392 120 0, 76 -210 0, -256 -600 0").map(([from, to]) => {
    const spots: Spot[] = [
      [160, from],
      [168, (from + to) / 2],
      [158, to],
    ];
    return trail(s, spots, { stroke: SAND, w: 30 }) + trail(s, spots, { stroke: MANGROVE, w: 15 });
  });
  const bridges = CITIES.map(({ y }) =>
    strut(
      s,
      [
        [50, y + 6],
        [160, y + 6],
      ],
      { stroke: PALE, w: 6 },
    ),
  );
  const hotels = CITIES.map(({ y }, i) =>
    box(s, { x: 146, y: y - 24, w: 22, d: 40, h: 40 - i * 4 }, i === 1 ? TIDE_WALLS : WHITE_WALLS),
  );
  return [...strips, ...bridges, ...hotels].join("");
}

function names(): string {
  const text = CITIES.map(({ name, y }) =>
    onTop(s, [214, y + 166, 0], [label(name, 0, 0, { size: 37, weight: 700, colour: WHITE })]),
  );
  return text.join("");
}

function towns(): string {
  const spots = points("-215 150, -215 -150, -300 300, -290 -10, -215 -360, -330 -230");
  const houses = spots.map(([x, y], i) => isoHouse(s, { x, y, w: 34, d: 28, h: 18 }, i % 2 ? SUN : CORAL));
  const pads = box(s, { x: -290, y: 140, w: 70, d: 50, h: 26 }, { top: PALE, left: WHITE, right: PALE_SHADE });
  const lines = spots.map(([x, y]) =>
    trail(
      s,
      [
        [x + 30, y + 20],
        [-120, y * 0.6 + (y > 150 ? 120 : y < -140 ? -120 : 0)],
        [-70, y > 150 ? 316 : y < -140 ? -316 : 0],
      ],
      { stroke: SUN, dash: "2 8", w: 3 },
    ),
  );
  return [...lines, pads, ...houses].join("");
}

export function drawServiceNetwork(): string {
  const random = seeded(14);
  return picture({
    width: 1200,
    height: 900,
    label:
      "The coast by night from Miami to West Palm Beach: three lit cities joined by arcs in the air and cables in the sea",
    body: [
      rect(0, 0, 1200, 900, INK),
      land(),
      cables(),
      barrier(),
      towns(),
      ...CITIES.map(({ y, high, tower }) => city(random, y, high, tower)),
      arcs(),
      names(),
      sailBoat(1010, 790, 0.8, PALE),
      workBoat(830, 866, 0.7, MANGROVE),
      wavelet(900, 730, 46),
      wavelet(1110, 700, 40),
      wavelet(330, 850, 50),
      wavelet(1080, 820, 56),
    ],
  });
}
