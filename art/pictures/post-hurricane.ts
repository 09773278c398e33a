import {
  CORAL,
  CORAL_SHADE,
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
import { mesh, node } from "../kit/network.ts";
import { quads } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { circle, curveData, d, ellipse, type Point, path, picture, rect } from "../kit/svg.ts";

const [EYE_X, EYE_Y, DECK, WATER] = [600, 214, 640, 700];

/** One arm of the storm: thin at its tip, broad at the eye. */
function arm(turn: number, fill: string, reach: number): string {
  const edge = (share: number, lag: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      const r = (56 + reach * t ** 1.2) * (1 + share * (1 - t) * 0.9);
      const angle = turn + lag * (1 - t) + t * 3.1;
      return [EYE_X + Math.cos(angle) * r * 1.36, EYE_Y + Math.sin(angle) * r * 0.5];
    });
  const [outer, inner] = [edge(1, -0.5), edge(0, 0.35).reverse()];
  return path(`${curveData([...outer, ...inner])}z`, fill);
}

function storm(): string {
  const arms = [0, 1, 2, 3, 4, 5].map((i) => arm((i * Math.PI) / 3, i % 2 ? TIDE_SHADE : MANGROVE, 420));
  const inside = [0, 1, 2, 3].map((i) => arm((i * Math.PI) / 2 + 0.4, i % 2 ? TIDE : DEEP, 230));
  const streaks = [0, 1, 2].map((i) => arm((i * Math.PI * 2) / 3 + 0.9, PALE_SHADE, 120));
  return [
    ...arms,
    ...inside,
    ...streaks,
    ellipse(EYE_X, EYE_Y, 92, 36, INK_SOFT),
    ellipse(EYE_X, EYE_Y, 66, 25, INK),
    ellipse(EYE_X, EYE_Y, 30, 11, CORAL),
  ].join("");
}

function rain(): string {
  const random = seeded(77);
  const drops = Array.from({ length: 80 }, () => {
    const [x, y, l] = [random.between(-20, 1200), random.between(330, 690), random.between(24, 60)];
    return d`M${x} ${y}l${-l * 0.6} ${l}`;
  });
  return path(drops.join(""), { stroke: PALE_SHADE, opacity: 0.5, w: 2 });
}

/** A shutter of slats in its frame, with two bars. */
function shutter(x: number, y: number, w: number, h: number): string {
  const slats = Array.from(
    { length: Math.floor((h - 12) / 10) },
    (_, i) => d`M${x + 8} ${y + 12 + i * 10}h${w - 16}`,
  ).join("");
  return (
    rect(x, y, w, h, TIDE, 3) +
    path(slats, { stroke: DEEP, w: 3 }) +
    path(d`M${x - 6} ${y + h * 0.28}h${w + 12}M${x - 6} ${y + h * 0.74}h${w + 12}`, { stroke: INK, w: 6, cap: "butt" })
  );
}

function building(): string {
  const shutters = quads(
    "400 404 84 80, 510 404 84 80, 620 404 84 80, 730 404 84 80, 400 524 84 84, 730 524 84 84",
  ).map(([x, y, w, h]) => shutter(x, y, w, h));
  return [
    rect(370, 372, 476, 268, WHITE),
    rect(780, 372, 66, 268, PALE),
    rect(354, 352, 508, 24, INK),
    rect(354, 376, 508, 6, CORAL),
    rect(370, 498, 476, 8, PALE_SHADE),
    ...shutters,
    rect(540, 520, 134, 120, DEEP),
    rect(550, 530, 52, 110, MANGROVE),
    rect(612, 530, 52, 110, MANGROVE),
    path("M536 570h142M536 600h142", { stroke: SAND, w: 9, cap: "butt" }),
    rect(556, 540, 40, 14, SUN),
    rect(618, 540, 40, 14, SUN),
    rect(420, 318, 76, 34, PALE_SHADE),
    path("M432 330h52M432 340h52", { stroke: TIDE, w: 3 }),
    path("M700 352v-62M682 352l18-40l18 40", { stroke: INK, w: 5 }),
    circle(700, 284, 8, SUN),
    path("M354 356C330 420 322 560 318 640M862 356C886 420 894 560 898 640", { stroke: SAND, w: 4 }),
    path("M420 322L372 356M496 322L540 354", { stroke: SAND, w: 3 }),
  ].join("");
}

function sandbags(): string {
  const bag = (x: number, y: number, fill: string): string => rect(x, y, 48, 22, fill, 11);
  const rows = quads(
    "496 618 0 0, 544 618 1 0, 592 618 0 0, 640 618 1 0, 688 618 0 0, 520 598 1 0, 568 598 0 0, 616 598 1 0, 664 598 0 0",
  );
  return rows.map(([x, y, shade]) => bag(x - 10, y, shade ? SAND : SAND_SHADE)).join("");
}

/** The generator on its own plinth, and the cable that keeps the lamp lit. */
function generator(): string {
  return [
    rect(932, 604, 136, 36, INK),
    rect(940, 528, 120, 78, SUN, 6),
    rect(1020, 528, 40, 78, SUN_SHADE, 6),
    path("M956 548h44M956 562h44M956 576h44", { stroke: INK, w: 5 }),
    circle(1040, 556, 12, INK),
    path("M1040 556l6-6", { stroke: SUN, w: 3 }),
    path("M984 528v-30h26v-18", { stroke: INK, w: 9 }),
    path("M1022 462q10-14 24-8M1024 446q16-16 34-8", { stroke: PALE_SHADE, w: 4 }),
    path("M1031 582l-8 14h14l-8 14", { stroke: CORAL, w: 5 }),
    path("M940 590C900 590 930 520 884 520S862 450 846 450", { stroke: CORAL, w: 7 }),
    circle(846, 450, 10, CORAL),
    path("M1068 616h24v24", { stroke: CORAL_SHADE, w: 5 }),
  ].join("");
}

/** Everything that grows leans with the wind. */
function bent(x: number, height: number): string {
  const [tx, ty] = [x - 96, DECK - height];
  const fronds = quads("-104 -22 -40 20, -110 8 -50 44, -84 44 -40 60, -64 -44 -20 -30, -40 60 -20 66, -120 -4 -60 30");
  const leaves = fronds.map(
    ([ex, ey, cx, cy]) =>
      d`M${tx} ${ty}Q${tx + cx} ${ty + cy - 34} ${tx + ex} ${ty + ey}Q${tx + cx} ${ty + cy - 12} ${tx} ${ty + 8}z`,
  );
  return (
    path(d`M${x} ${DECK}C${x - 6} ${DECK - height * 0.6} ${x - 40} ${ty + 30} ${tx} ${ty}`, { stroke: INK, w: 11 }) +
    path(leaves.join(""), MANGROVE) +
    circle(tx, ty + 4, 7, INK)
  );
}

function swell(): string {
  const crest = (y: number, rise: number, from: number, fill: string): string =>
    path(
      d`M${from} ${y}${Array.from({ length: 8 }, () => d`c40 0 60 ${-rise} 96 ${-rise}c30 0 34 22 16 30c22 -2 40 ${rise - 30} 68 ${rise - 30}`).join("")}V900H${from}z`,
      fill,
    );
  return crest(WATER - 14, 44, -90, TIDE) + crest(WATER + 14, 38, -10, DEEP);
}

function hold(): string {
  const ends = rootEnds(seeded(15), 190, 1010, 25, [790, 842, 806, 872, 824]);
  return [
    rootBed({
      hubs: [270, 400, 530, 660, 790, 920],
      ends,
      y: DECK + 23,
      water: WATER - 6,
      width: 1200,
      height: 900,
      air: PALE,
      sea: [PALE, TIDE, WHITE],
      widths: [5, 4, 6],
    }),
    mesh(ends),
    ...ends.map((p, i) => node(p, i % 8 === 4 ? "hub" : i % 4 === 1 ? "lit" : "plain")),
  ].join("");
}

export function drawPostHurricane(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A hurricane with a coral eye over an office that is ready: shutters closed, sandbags, straps, a generator",
    body: [
      rect(0, 0, 1200, 900, INK_SOFT),
      storm(),
      rain(),
      swell(),
      bent(270, 190),
      bent(190, 120),
      building(),
      sandbags(),
      generator(),
      rect(150, DECK, 960, 18, INK),
      rect(150, DECK + 18, 960, 5, CORAL),
      hold(),
    ],
  });
}
