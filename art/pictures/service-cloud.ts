import { rowBoat } from "../kit/boats.ts";
import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SAND, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { box, onLeft, space } from "../kit/iso.ts";
import { isoHouse, isoPalm, TIDE_WALLS, WHITE_WALLS } from "../kit/iso-city.ts";
import { isoRack, type Lobe, plate, ring, riser, type Spot } from "../kit/iso-things.ts";
import { mesh, node, signal } from "../kit/network.ts";
import { cloud } from "../kit/plants.ts";
import { points, type Triple, triples } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { rootBed } from "../kit/roots.ts";
import { circle, d, type Point, path, picture, rect } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const WATER = 640;
const s = space(600, 500);

const LOWER = triples("0 0 120, -130 40 90, 50 -130 92, 120 60 104, 10 130 100, -80 -90 84, 150 -60 78, -90 140 70");
const shrink = (share: number): Lobe[] => LOWER.map(([x, y, r]) => [x * share, y * share, r * share]);

function layerOne(): string {
  const rack = ([x, y, lamp]: Triple): string => isoRack(s, { x, y, z: 26, w: 44, d: 46, h: 84 }, { lamp });
  return [...triples("-140 120 0, 166 -66 2, -28 112 1, 20 112 2, 68 112 3").map(rack)].join("");
}

function layerTwo(): string {
  const app = (x: number, y: number, fill: string, data: string): string =>
    box(s, { x, y, z: 214, w: 80, d: 12, h: 58 }, { top: PALE, left: WHITE, right: PALE_SHADE }) +
    onLeft(s, [x, y + 12, 272], [rect(6, 6, 68, 12, fill), path(data, { stroke: fill, w: 6, cap: "butt" })]);
  return [
    plate(s, shrink(0.7), 190, 24, PALE, TIDE),
    app(-132, 70, TIDE, "M14 50V34M28 50V28M42 50V38M56 50V24"),
    app(86, -50, MANGROVE, "M10 30h48M10 42h30"),
    app(6, 78, CORAL, "M10 30h56M10 42h34"),
  ].join("");
}

function layerThree(): string {
  const [x, y] = s.to(0, 0, 362);
  return [
    plate(s, shrink(0.44), 340, 22, TIDE, MANGROVE),
    box(s, { x: -28, y: -28, z: 362, w: 56, d: 56, h: 30 }, TIDE_WALLS),
    path(d`M${x} ${y - 30}v-34`, { stroke: INK, w: 5 }),
    circle(x, y - 68, 9, CORAL),
    signal([x, y - 78], [20, 36]),
  ].join("");
}

/** What rises: thin lines from layer to layer. */
function risers(spots: readonly Spot[], from: number, to: number, colour: string): string {
  return spots
    .map(([x, y]) => riser(s, [x, y, from], to, { stroke: colour, w: 3 }) + bead(x, y, (from + to * 1.4) / 2.4))
    .join("");
}

function bead(x: number, y: number, z: number): string {
  return circle(...s.to(x, y, z), 6, SUN);
}

const ENDS = points(
  "300 770, 352 724, 404 812, 452 742, 500 838, 548 760, 600 812, 650 738, 700 842, 750 764, 800 806, 850 722, 902 780",
);

function roots(): string {
  const hubs = [440, 520, 600, 680, 760];
  return rootBed({ hubs, ends: ENDS, y: 566, water: WATER, width: 1200, height: 900, widths: [4, 5, 3, 6] });
}

function shores(): string {
  const isle = (x: number, y: number): string => ring(s, [x, y, 0], 84, TIDE) + ring(s, [x, y, 0], 66, SAND);
  return [
    isle(-8, 488),
    isoHouse(s, { x: -34, y: 464, w: 56, d: 46, h: 34 }, CORAL),
    isoPalm(s, 40, 486, 58),
    isle(478, -18),
    isoPalm(s, 438, -50, 60),
    box(s, { x: 456, y: -40, w: 52, d: 46, h: 58 }, WHITE_WALLS),
    onLeft(s, [456, 6, 58], [path("M8 12h36M8 28h36", { stroke: TIDE, w: 7, cap: "butt" })]),
  ].join("");
}

/** A line of each shore up into the lowest layer. */
function lifts(): string {
  const [a, b, left, right] = [s.to(-6, 486, 52), s.to(482, -18, 62), s.to(-150, 60, 0), s.to(140, -90, 0)];
  const data = (p: Point, q: Point): string =>
    d`M${p[0]} ${p[1]}C${p[0]} ${p[1] - 150} ${q[0] + (p[0] - q[0]) * 0.5} ${q[1] + 10} ${q[0]} ${q[1]}`;
  return (
    path(data(a, left), { stroke: CORAL, w: 4, dash: "1 12" }) +
    path(data(b, right), { stroke: CORAL, w: 4, dash: "1 12" })
  );
}

export function drawServiceCloud(): string {
  const random = seeded(8);
  const lower = points("-84 30, 110 -50, 100 60, 20 20");
  const upper = points("-60 20, 65 -28, 62 36, -36 62");
  return picture({
    width: 1200,
    height: 900,
    label: "Three cloud-shaped layers over the water carry racks, screens and a mast; nodes rise between them",
    body: [
      rect(0, 0, 1200, 900, PALE),
      circle(880, 270, 150, SUN),
      cloud(90, 260, 160, WHITE),
      cloud(980, 180, 130, WHITE),
      cloud(930, 420, 110, WHITE),
      cloud(180, 420, 90, WHITE),
      rect(0, WATER, 1200, 260, DEEP),
      ripples(random, 1200, WATER, 7),
      shores(),
      lifts(),
      mesh(ENDS),
      roots(),
      ...ENDS.map((p, i) => node(p, i === 6 || i === 2 || i === 11 ? "hub" : i % 3 === 1 ? "lit" : "plain")),
      plate(s, LOWER, 0, 26, WHITE, PALE_SHADE),
      ring(s, [10, 10, 26], 170, { stroke: PALE_SHADE, dash: "3 9" }),
      risers(lower, 26, 200, TIDE),
      layerOne(),
      layerTwo(),
      risers(upper, 214, 350, MANGROVE),
      layerThree(),
      rowBoat(1060, 846, 0.7),
    ],
  });
}
