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
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "../kit/colours.ts";
import { rack } from "../kit/hardware.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { cloud, grass, leaf } from "../kit/plants.ts";
import { quads } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { at, circle, curve, d, group, type Point, path, picture, rect, rects } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [CX, FLOOR, WATER] = [600, 730, 770];

/** The big cloud: one shape of round lobes with a flat foot. */
function bigCloud(): string {
  const lobes = quads(
    "330 250 92 0, 440 178 104 0, 590 140 122 0, 748 176 106 0, 868 250 92 0, 600 240 130 0, 470 262 90 0, 740 262 90 0",
  );
  const body = [...lobes.map(([x, y, r]) => circle(x, y, r, {})), rect(320, 232, 560, 112, {}, 56)];
  return at(0, 14, [group(body, { fill: TIDE_SHADE })]) + group(body, { fill: WHITE });
}

/** Tuned: three sliders, a gauge and a tidy row of machines. */
function tuning(): string {
  const sliders = quads("372 200 0 62, 416 200 0 24, 460 200 0 84").map(
    ([x, y, , v]) =>
      path(d`M${x} ${y - 16}v112`, { stroke: PALE_SHADE, w: 8 }) +
      path(d`M${x} ${y + 96}v${-(112 - v)}`, { stroke: TIDE, w: 8 }) +
      rect(x - 17, y - 24 + v, 34, 17, CORAL, 5),
  );
  const gauge =
    path("M728 288a72 72 0 0 1 144 0", { stroke: PALE, w: 20, cap: "butt" }) +
    path("M728 288a72 72 0 0 1 108-62", { stroke: MANGROVE, w: 20, cap: "butt" }) +
    path("M800 288l26-44", { stroke: INK, w: 7 }) +
    circle(800, 288, 10, INK);
  const racks = [520, 576, 632].map((x) => rack(x, 138, 48, 150, 8));
  return [
    ...sliders,
    gauge,
    ...racks,
    rect(508, 292, 184, 7, INK),
    path("M544 138V104H656V138M600 104V84", { stroke: TIDE, w: 4 }),
    circle(600, 78, 9, CORAL),
  ].join("");
}

const TWIST: readonly number[] = Array.from({ length: 12 }, (_, i) => FLOOR - 60 - i * 34);

/** Two vines wind around each other from the closet into the cloud. */
function stalk(): string {
  const strand = (phase: number): Point[] =>
    TWIST.map((y, i) => [CX + Math.sin(i * 1.05 + phase) * 30 * (1 - i * 0.03), y]);
  return (
    curve(strand(0), { stroke: MANGROVE, w: 15 }) +
    curve(strand(Math.PI), { stroke: DEEP, w: 11 }) +
    curve(strand(1.6), { stroke: PALE, w: 4 })
  );
}

/** What was in the closet hangs on the vine like leaves. */
function climbers(): string {
  const spots = quads("1 560 -9 0, -1 514 8 1, 1 450 -5 2, -1 394 4 3, 1 342 -2 4");
  return spots
    .map(([side, y, turn, i]) => {
      const x = CX + side * 136;
      const stem = d`M${CX + side * 12} ${y + 50}C${CX + side * 50} ${y + 60} ${x - side * 20} ${y + 50} ${x} ${y + 22}`;
      const body = i < 2 ? SAND_SHADE : i < 3 ? MANGROVE : INK;
      const machine = i < 2 ? oldBox() : rack(-27, -40, 54, 80, 4, body);
      return (
        path(stem, { stroke: DEEP, w: 6 }) +
        leaf(CX + side * 44, y + 54, 44, side > 0 ? 34 : 146, i % 2 ? PALE : MANGROVE) +
        at(x, y - 10, [machine], 1.12, turn)
      );
    })
    .join("");
}

function oldBox(): string {
  return (
    rect(-32, -36, 64, 72, SAND_SHADE, 3) +
    rects(
      [
        [-24, -26, 48, 14],
        [-24, -6, 48, 14],
      ],
      SAND,
    ) +
    path("M-18 22h20", { stroke: INK, w: 4 }) +
    circle(20, 22, 4, CORAL) +
    path("M-18-19h14M-18 1h14", { stroke: INK })
  );
}

/** The closet: a cupboard full of cables, its door open. */
function closet(): string {
  const tangle =
    "M456 704C470 640 520 690 500 640S540 600 560 660S600 620 590 690S650 640 640 600S700 640 690 700M470 660C520 640 560 700 610 660S680 690 720 650";
  return [
    rect(432, 600, 336, 130, INK),
    rect(446, 612, 308, 118, INK_SOFT),
    path(tangle, { stroke: SAND_SHADE, w: 4 }),
    path("M462 640C540 610 620 720 734 620", { stroke: CORAL, w: 4 }),
    path("M446 664h70M684 664h70", { stroke: SAND, w: 6 }),
    at(484, 700, [oldBox()], 0.8),
    at(486, 640, [oldBox()], 0.62, -8),
    at(724, 698, [oldBox()], 0.85, 4),
    path("M768 600L846 620V748L768 730z", SAND),
    path("M780 620L834 632V676L780 666zM780 680L834 690V732L780 718z", { stroke: SAND_SHADE, w: 4 }),
    circle(836, 684, 6, INK),
  ].join("");
}

function ground(): string {
  const random = seeded(22);
  const ends = rootEnds(random, 210, 990, 19, [806, 852, 826, 872]);
  return [
    rect(0, WATER, 1200, 140, DEEP),
    ripples(random, 1200, WATER, 4),
    rect(170, FLOOR, 860, 18, INK),
    rect(170, FLOOR + 18, 860, 5, CORAL),
    rootBed({
      hubs: [280, 440, 600, 760, 920],
      ends,
      y: FLOOR + 23,
      water: WATER,
      width: 1200,
      height: 900,
      air: INK,
      widths: [4, 5, 3],
    }),
    mesh(ends),
    ...ends.map((p, i) => node(p, i === 9 ? "hub" : i % 3 === 1 ? "lit" : "plain")),
    grass(210, FLOOR, 34, DEEP),
    grass(990, FLOOR, 34, DEEP),
    grass(380, FLOOR, 24, DEEP),
  ].join("");
}

/** Lines up from the cloud's foot to its machines, and rain turned around: what flows is light. */
function flows(): string {
  const lines = quads("300 420 292 560, 900 420 292 560, 350 480 300 470, 850 480 300 470");
  return lines
    .map(
      ([x, , top, foot]) =>
        path(d`M${x} ${foot}V${top}`, { stroke: PALE, w: 4, dash: "1 14" }) + circle(x, foot, 6, SUN),
    )
    .join("");
}

export function drawProjectCloud(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "Servers from an open closet climb a vine of roots into a white cloud with sliders, a gauge and tidy racks",
    body: [
      rect(0, 0, 1200, 900, TIDE),
      circle(948, 200, 128, SUN),
      cloud(56, 420, 130, TIDE_SHADE),
      cloud(1010, 470, 130, TIDE_SHADE),
      cloud(90, 150, 110, PALE),
      flows(),
      closet(),
      stalk(),
      climbers(),
      at(600, 28, [at(-600, -30, [bigCloud(), tuning()])], 0.86),
      ground(),
      standing(316, FLOOR, 1.2, { shirt: SUN, skin: SKINS[1], hair: INK }, 130),
      standing(930, FLOOR, 1.2, { shirt: CORAL, skin: SKINS[2] }, 30),
    ],
  });
}
