import { sailBoat } from "../kit/boats.ts";
import { cityNode, compass, marsh } from "../kit/chart.ts";
import { DEEP, INK, MANGROVE, PALE, PALE_SHADE, SUN, TIDE } from "../kit/colours.ts";
import { lettering } from "../kit/lettering.ts";
import { node } from "../kit/network.ts";
import { palm } from "../kit/plants.ts";
import { seeded } from "../kit/random.ts";
import { runnerData } from "../kit/roots.ts";
import { circle, curve, curveData, d, type Point, path, picture, rect, xy } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const SHORE: readonly Point[] = xy([
  634, -60, 644, 60, 638, 210, 620, 360, 608, 480, 584, 580, 566, 690, 546, 800, 518, 880, 464, 950, 422, 1020, 396,
  1110, 324, 1190, 244, 1300,
]);
const CITIES: readonly (readonly [string, Point])[] = [
  ["West Palm Beach", [584, 224]],
  ["Fort Lauderdale", [518, 650]],
  ["Miami", [440, 912]],
];
const TOWNS: readonly (readonly [string, Point])[] = [
  ["Delray Beach", [566, 392]],
  ["Boca Raton", [550, 478]],
  ["Hollywood", [490, 748]],
];
const INLAND: readonly Point[] = xy([
  262, 152, 396, 286, 190, 330, 266, 512, 150, 600, 344, 604, 170, 716, 330, 820, 206, 930,
]);

function sea(): string {
  const off = (dx: number): Point[] => SHORE.map(([x, y]) => [x + dx, y + dx * 0.16]);
  return [
    rect(0, 0, 1120, 1240, PALE),
    ...[70, 150, 250].map((dx, i) =>
      curve(off(dx), { stroke: PALE_SHADE, w: 3 - i * 0.5, dash: i === 2 ? "2 12" : "none" }),
    ),
    wavelet(900, 90, 90),
    wavelet(980, 420, 80),
    wavelet(880, 830, 90),
    wavelet(720, 1130, 80),
  ]
    .join("")
    .replaceAll(' stroke-dasharray="none"', "");
}

/** Short prop roots along the shore: they hold it. */
function fringe(): string {
  const random = seeded(17);
  let data = "";
  for (let i = 0; i < SHORE.length - 2; i++) {
    const [[ax, ay], [bx, by]] = [SHORE[i] as Point, SHORE[i + 1] as Point];
    for (let k = 0; k < 5; k++) {
      const [x, y] = [ax + ((bx - ax) * k) / 5, ay + ((by - ay) * k) / 5];
      const out = random.between(20, 44);
      data += d`M${x - 12} ${y}c${out * 0.7 + 12} -6 ${out + 12} 2 ${out + 12} 22`;
    }
  }
  return path(data, { stroke: MANGROVE, w: 3 });
}

function land(): string {
  const random = seeded(8);
  const tufts = Array.from({ length: 60 }, (): Point => [random.between(10, 330), random.between(420, 1180)]);
  const lake = circle(120, 60, 150, { fill: DEEP, stroke: TIDE });
  const water = path("M0 470h90M30 520h120M0 640h60M90 780h110M20 880h100M60 1000h70M150 1120h90", {
    stroke: TIDE,
    opacity: 0.6,
  });
  return [
    path(`${curveData(SHORE)}L-20 1300V-60z`, MANGROVE),
    lake,
    wavelet(60, 70, 70),
    water,
    marsh(
      tufts.filter(([x, y]) => x + y * 0.12 < 400),
      14,
    ),
  ].join("");
}

function network(): string {
  const spine = CITIES.map(([, p]) => p);
  const all: Point[] = [
    [596, -20],
    spine[0] as Point,
    TOWNS[0]?.[1] as Point,
    TOWNS[1]?.[1] as Point,
    spine[1] as Point,
    TOWNS[2]?.[1] as Point,
    spine[2] as Point,
    [376, 990],
    [316, 1090],
    [232, 1270],
  ];
  const near = (p: Point): Point =>
    spine.reduce((a, b) => (Math.hypot(a[0] - p[0], a[1] - p[1]) < Math.hypot(b[0] - p[0], b[1] - p[1]) ? a : b));
  const roots = INLAND.map((p, i) =>
    path(runnerData(near(p), p), { stroke: i % 3 === 1 ? TIDE : PALE, w: i % 3 === 0 ? 4 : 3 }),
  );
  const ties = INLAND.slice(2).map((p, i) =>
    path(d`M${p[0]} ${p[1]}L${(INLAND[i] as Point)[0]} ${(INLAND[i] as Point)[1]}`, { stroke: TIDE }),
  );
  return [
    ...ties,
    ...roots,
    curve(all, { stroke: MANGROVE, w: 16 }),
    curve(all, { stroke: SUN, w: 6 }),
    ...INLAND.map((p, i) => node(p, i % 3 === 0 ? "lit" : "plain", MANGROVE)),
    ...TOWNS.map(([, p]) => circle(p[0], p[1], 9, { fill: PALE, stroke: MANGROVE, w: 4 })),
    ...CITIES.map(([, p]) => cityNode(p, 1.3)),
  ].join("");
}

function names(): string {
  const { label, outlines } = lettering("c");
  const big = CITIES.map(([name, [, y]], i) =>
    label(name, [700, 640, 590][i] as number, y + 14, { size: 46, weight: 700 }),
  );
  const small = TOWNS.map(([name, [x, y]]) =>
    label(name, x - 28, y + 9, { size: 27, anchor: "end", colour: PALE, weight: 600 }),
  );
  const rules = CITIES.map(([, [x, y]], i) => d`M${x + 40} ${y}H${[686, 626, 576][i] as number}`).join("");
  return path(rules, { stroke: INK }) + big.join("") + small.join("") + outlines();
}

export function drawCoast(): string {
  return picture({
    width: 1120,
    height: 1240,
    label: "The coast from West Palm Beach via Fort Lauderdale to Miami as a line of connected nodes, held by roots",
    body: [
      sea(),
      fringe(),
      land(),
      network(),
      names(),
      palm(222, 1150, 92, 1.3, 10, TIDE),
      palm(182, 1176, 66, 1, -12, TIDE),
      sailBoat(900, 560, 1.1),
      compass(962, 1070, 62),
    ],
  });
}
