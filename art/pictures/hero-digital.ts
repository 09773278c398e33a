import {
  CORAL,
  DEEP,
  INK,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND_SHADE,
  SUN,
  SUN_SHADE,
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "../kit/colours.ts";
import { box, cylinder, onLeft, onTop, type Sides } from "../kit/iso.ts";
import { GREEN_WALLS, isoBlock, isoBush, isoHouse, isoPalm, TIDE_WALLS, WHITE_WALLS } from "../kit/iso-city.ts";
import { signal } from "../kit/network.ts";
import { cloud } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, rect } from "../kit/svg.ts";
import { bay, cut, islands, s } from "../parts/digital-bay.ts";

const ROAD: Sides = { top: PAPER, left: SAND_SHADE, right: PALE_SHADE };

/** The line on its piles: from the city to the hub, from the hub to the key. */
function causewayAlongY(): string {
  const piles = [200, 250, 300, 350].map((y) =>
    cylinder(s, { x: 482, y, r: 9, h: 26 }, { top: PALE, left: PALE_SHADE, right: TIDE_SHADE }),
  );
  const dashes = path("M15 8v330", { stroke: SUN, w: 3, dash: "12 12" });
  return [
    ...piles,
    box(s, { x: 466, y: 90, z: 26, w: 30, d: 350, h: 8 }, ROAD),
    onTop(s, [466, 90, 34], [dashes]),
    parcel(140),
    parcel(250),
    parcel(330),
  ].join("");
}

function parcel(y: number): string {
  return box(s, { x: 471, y, z: 34, w: 20, d: 30, h: 18 }, { top: SUN, left: SUN_SHADE, right: SUN_SHADE });
}

function causewayAlongX(): string {
  const piles = [200, 250, 300, 350].map((x) =>
    cylinder(s, { x, y: 482, r: 9, h: 26 }, { top: PALE, left: PALE_SHADE, right: TIDE_SHADE }),
  );
  return [...piles, box(s, { x: 90, y: 466, z: 26, w: 350, d: 32, h: 8 }, ROAD), train()].join("");
}

function train(): string {
  const car = (x: number, nose: boolean): string => {
    const windows = path("M8 9h52", { stroke: INK, w: 9, cap: "butt", dash: nose ? "10 4" : "12 4" });
    const stripe = path("M0 22h68", { stroke: CORAL, w: 5, cap: "butt" });
    return box(s, { x, y: 470, z: 34, w: 68, d: 24, h: 30 }, WHITE_WALLS) + onLeft(s, [x, 494, 64], [windows, stripe]);
  };
  return [car(160, false), car(232, false), car(304, true)].join("");
}

function city(random: Random): string {
  return [
    isoBlock(random, s, { x: 14, y: 412, w: 44, d: 44, h: 96 }, TIDE_WALLS),
    isoBlock(random, s, { x: 76, y: 404, w: 46, d: 42, h: 64 }, WHITE_WALLS),
    isoBlock(random, s, { x: 14, y: 474, w: 54, d: 62, h: 196 }, GREEN_WALLS),
    isoPalm(s, 134, 440, 44),
  ].join("");
}

function cityFront(random: Random): string {
  return isoBlock(random, s, { x: 80, y: 512, w: 54, d: 38, h: 62 }, WHITE_WALLS) + isoPalm(s, 152, 536, 46);
}

function hub(): string {
  const [x, y] = s.to(484, 484, 0);
  return [
    cylinder(s, { x: 484, y: 484, r: 54, h: 34 }, { top: PALE, left: WHITE, right: PALE_SHADE }),
    cylinder(s, { x: 484, y: 484, z: 34, r: 30, h: 50 }, { top: TIDE, left: MANGROVE, right: DEEP }),
    path(d`M${x} ${y - 80}v-118M${x - 20} ${y - 78}L${x} ${y - 150}L${x + 20} ${y - 78}M${x - 13} ${y - 104}h26`, {
      stroke: INK,
      w: 4,
    }),
    circle(x, y - 200, 8, CORAL),
    signal([x, y - 216], [24, 42, 60]),
    isoPalm(s, 540, 424, 50),
    isoPalm(s, 424, 540, 50),
  ].join("");
}

function key(): string {
  return [
    isoPalm(s, 440, 26, 46),
    isoHouse(s, { x: 470, y: 26, w: 52, d: 42, h: 28 }, CORAL),
    isoPalm(s, 546, 40, 52),
    isoHouse(s, { x: 508, y: 98, w: 44, d: 38, h: 26 }, SUN),
    isoPalm(s, 420, 90, 50),
    isoBush(s, 540, 156, 11, MANGROVE),
  ].join("");
}

export function drawHeroDigital(): string {
  const random = seeded(5);
  return picture({
    width: 1200,
    height: 1000,
    label:
      "A block of the bay: a rail line on piles joins city, hub and key, with roots carrying data in the cut below",
    body: [
      rect(0, 0, 1200, 1000, PALE),
      circle(870, 236, 132, SUN),
      cloud(92, 210, 150, WHITE),
      cloud(980, 150, 120, WHITE),
      cloud(380, 110, 90, WHITE),
      cut(),
      islands(),
      bay(),
      city(random),
      key(),
      causewayAlongX(),
      cityFront(random),
      causewayAlongY(),
      hub(),
    ],
  });
}
