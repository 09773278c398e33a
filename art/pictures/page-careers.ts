import { CORAL, CORAL_SHADE, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { mesh, node, signal } from "../kit/network.ts";
import { type Person, SKINS, sitting } from "../kit/people.ts";
import { cloud, fish, mangrove } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { tendrilData } from "../kit/roots.ts";
import { at, circle, d, ellipse, type Point, path, picture, rect, xy } from "../kit/svg.ts";
import { ripples, waves } from "../kit/water.ts";

const [WATER, SEAT] = [560, 498];
const CREW: readonly (readonly [x: number, who: Person])[] = [
  [296, { shirt: DEEP, skin: SKINS[2], trousers: INK }],
  [446, { shirt: CORAL, skin: SKINS[1], trousers: INK }],
  [746, { shirt: WHITE, skin: SKINS[0], trousers: INK }],
  [896, { shirt: TIDE, skin: SKINS[3], hair: "#5b3a29", trousers: INK }],
];
const FREE = 596;

function oar(x: number): string {
  const [bx, by] = [x - 92, WATER + 66];
  const blade = at(bx, by, [path("M-9-6H9V42C9 52-9 52-9 42z", PALE)], 1, 41);
  return path(d`M${x + 46} ${SEAT - 24}L${bx} ${by}`, { stroke: INK, w: 6 }) + blade;
}

function boat(): string {
  const hull = [
    "M118 508C170 514 190 522 240 522H972C1030 522 1056 512 1096 496",
    "C1086 560 1052 600 992 606H236C170 602 130 566 118 508z",
  ].join("");
  return [
    path(hull, CORAL),
    path("M132 548C150 584 184 603 236 606H992C1040 602 1068 576 1084 540z", CORAL_SHADE),
    path("M118 508C170 514 190 522 240 522H972C1030 522 1056 512 1096 496", { stroke: INK, w: 9 }),
  ].join("");
}

/** The seat that waits: lit, with its oar laid ready. */
function freeSeat(): string {
  const seat =
    rect(FREE - 34, SEAT + 2, 68, 12, SUN, 3) +
    path(d`M${FREE - 20} ${SEAT + 14}v20M${FREE + 20} ${SEAT + 14}v20`, { stroke: INK, w: 5 });
  const ghost = path(d`M${FREE - 14} ${SEAT - 4}v-36c0-12 8-18 18-18s18 6 18 18v36`, {
    stroke: INK,
    w: 3,
    dash: "2 9",
  });
  const head = circle(FREE + 5, SEAT - 80, 15, { stroke: INK, w: 3, dash: "2 9" });
  const vest =
    path(d`M${FREE - 22} ${SEAT - 2}h44v-8c0-10-6-12-10-12h-24c-4 0-10 2-10 12z`, CORAL) +
    path(d`M${FREE} ${SEAT - 2}v-20`, { stroke: INK, w: 3 });
  return seat + ghost + head + vest;
}

function crew(): string {
  const bench = CREW.map(([x]) => rect(x - 30, SEAT + 2, 60, 10, INK)).join("");
  return bench + CREW.map(([x, who]) => sitting(x, SEAT, 1.36, who)).join("");
}

function mast(): string {
  return [
    path("M1046 506V386", { stroke: INK, w: 5 }),
    path("M1046 390h74l-18 20l18 20h-74z", TIDE),
    circle(1046, 382, 6, CORAL),
    signal([1046, 372], [18, 32]),
  ].join("");
}

function below(random: Random): string {
  const ends: Point[] = xy([250, 772, 332, 690, 420, 800, 500, 724, 600, 826, 690, 716, 772, 798, 868, 700, 950, 776]);
  const from = [280, 330, 430, 480, 600, 690, 740, 850, 930];
  const roots = ends.map((end, i) =>
    path(tendrilData([from[i] as number, 604], end), { stroke: i % 3 === 1 ? TIDE : PALE, w: i === 4 ? 7 : 4 }),
  );
  const dots = ends.map((p, i) => node(p, i === 4 ? "hub" : i % 3 === 0 ? "lit" : "plain"));
  return ripples(random, 1200, WATER, 8) + roots.join("") + mesh(ends) + dots.join("");
}

function coast(): string {
  return [
    rect(0, 0, 1200, WATER, PALE),
    circle(600, 470, 284, SUN),
    cloud(110, 200, 160, WHITE),
    cloud(900, 150, 190, WHITE),
    cloud(330, 120, 90, WHITE),
    path(
      [
        "M0 560V500C90 486 150 516 230 510C300 506 330 536 380 560z",
        "M1200 560V486C1120 470 1050 520 980 516C900 514 860 540 820 560z",
      ].join(""),
      PALE_SHADE,
    ),
    mangrove(96, WATER, 1.5, TIDE, MANGROVE),
    mangrove(1130, WATER, 1.3, TIDE, MANGROVE),
    mangrove(196, WATER, 0.9, MANGROVE, MANGROVE),
  ].join("");
}

export function drawPageCareers(): string {
  const random = seeded(6);
  return picture({
    width: 1200,
    height: 900,
    label: "Four people row a coral boat at sunrise; the lit middle seat is free, its oar laid ready",
    body: [
      coast(),
      mast(),
      freeSeat(),
      crew(),
      rect(0, WATER, 1200, 340, DEEP),
      below(random),
      boat(),
      ...CREW.map(([x]) => oar(x + 4)),
      path(d`M${FREE - 100} 513L${FREE + 56} 495`, { stroke: INK, w: 6 }),
      ellipse(FREE + 76, 492, 26, 9, PALE),
      ...[...CREW.map(([x]) => x), FREE].map((x) => circle(x + 8, 523, 8, SUN)),
      path("M250 250q10-11 20 0q10-11 20 0M310 292q8-9 16 0q8-9 16 0M820 260q8-9 16 0q8-9 16 0", { stroke: INK, w: 3 }),
      path("M0 590h96M24 606h60M1110 584h90M1126 602h50", { stroke: PALE, opacity: 0.7 }),
      fish(130, 740, 0.9),
      fish(1070, 760, 0.8, TIDE, -1),
      fish(1110, 790, 0.5, TIDE, -1),
      waves(852, 1200, 3),
    ],
  });
}
