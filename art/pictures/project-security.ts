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
import { mesh, node } from "../kit/network.ts";
import { fish } from "../kit/plants.ts";
import { points, quads } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { circle, d, type Point, path, picture, poly, rect, rects } from "../kit/svg.ts";

const [CX, CY, TIDE_LINE, GROUND] = [600, 524, 372, 744];

function sky(): string {
  const random = seeded(2);
  const stars = Array.from({ length: 26 }, () =>
    circle(random.between(20, 1180), random.between(14, 330), random.pick([2, 2.5, 3]), PALE_SHADE),
  );
  return rect(0, 0, 1200, 900, INK) + stars.join("") + circle(1010, 150, 66, SUN) + circle(1038, 132, 58, INK);
}

/** The flood stands higher than the vault. */
function flood(): string {
  const wave = (y: number, rise: number, fill: string): string => {
    const crests = Array.from({ length: 9 }, (_, _i) => d`q38 ${-rise} 76 0t76 0`).join("");
    return path(d`M-40 ${y}${crests}V900H-40z`, fill);
  };
  const lines = points("40 460, 150 520, 60 600, 1060 450, 980 540, 1090 620, 30 700, 1120 710").map(
    ([x, y]) => d`M${x} ${y}h70`,
  );
  return (
    wave(TIDE_LINE - 26, 34, MANGROVE) +
    wave(TIDE_LINE, 30, TIDE) +
    wave(TIDE_LINE + 40, 24, TIDE_SHADE) +
    path(lines.join(""), { stroke: PALE, opacity: 0.35, w: 3 }) +
    path(d`M0 ${GROUND + 46}C200 ${GROUND + 16} 1000 ${GROUND + 16} 1200 ${GROUND + 46}V900H0z`, DEEP)
  );
}

const COLUMNS = [262, 346, 822, 906] as const;

function building(): string {
  const columns = COLUMNS.map(
    (x) =>
      rect(x, 318, 32, 392, WHITE) +
      rect(x + 20, 318, 12, 392, PALE) +
      rect(x - 8, 306, 48, 14, PALE) +
      rect(x - 8, 706, 48, 14, PALE),
  );
  return [
    rect(232, 300, 736, 420, SAND),
    rect(412, 306, 376, 414, SAND_SHADE),
    poly(
      [
        [196, 236],
        [600, 92],
        [1004, 236],
      ],
      WHITE,
    ),
    poly(
      [
        [276, 222],
        [600, 108],
        [924, 222],
      ],
      PALE,
    ),
    rect(196, 236, 808, 26, WHITE),
    rect(216, 262, 768, 44, PALE),
    rects(
      Array.from({ length: 19 }, (_, i) => [234 + i * 40, 270, 18, 28] as const),
      PALE_SHADE,
    ),
    ...columns,
    rect(208, 718, 784, 22, WHITE),
    rect(176, 738, 848, 24, PALE),
    rect(144, 760, 912, 26, PALE_SHADE),
    path("M176 262h848", { stroke: CORAL, w: 5 }),
    emblem(),
  ].join("");
}

/** Care and money under one roof. */
function emblem(): string {
  return circle(600, 178, 42, MANGROVE) + path("M600 154v48m-24-24h48", { stroke: WHITE, w: 13, cap: "butt" });
}

/** Boxes with records between the columns, each with its own lock. */
function boxes(): string {
  const cells = [0, 1, 2, 3].flatMap((row) =>
    [300, 860].map((x): readonly [number, number, number, number] => [x, 340 + row * 92, 40, 74]),
  );
  const locks = cells.map(([x, y, w, h], i) => {
    const [lx, ly] = [x + w / 2, y + h / 2];
    return (
      path(d`M${lx - 8} ${ly - 2}v-7a8 8 0 0 1 16 0v7`, { stroke: i === 3 ? INK : PALE, w: 4 }) +
      rect(lx - 12, ly - 3, 24, 19, i === 3 ? CORAL : SUN, 3)
    );
  });
  return (
    rects(cells, MANGROVE) +
    rects(
      cells.map(([x, y, w]) => [x + 6, y + 7, w - 12, 5] as const),
      TIDE,
    ) +
    locks.join("")
  );
}

/** The door of the vault. */
function vault(): string {
  const spoke = (turn: number, from: number, to: number): string => {
    const rad = (turn * Math.PI) / 180;
    return d`M${CX + Math.cos(rad) * from} ${CY + Math.sin(rad) * from}L${CX + Math.cos(rad) * to} ${CY + Math.sin(rad) * to}`;
  };
  const bolts = Array.from({ length: 12 }, (_, i) => spoke(i * 30 + 15, 150, 168)).join("");
  const wheel = Array.from({ length: 5 }, (_, i) => spoke(i * 72 - 90, 0, 66)).join("");
  const knobs = Array.from({ length: 5 }, (_, i) => ((i * 72 - 90) * Math.PI) / 180).map((rad) =>
    circle(CX + Math.cos(rad) * 70, CY + Math.sin(rad) * 70, 12, CORAL),
  );
  return [
    circle(CX, CY, 180, INK),
    circle(CX, CY, 168, INK_SOFT),
    path(bolts, { stroke: SUN, w: 11 }),
    circle(CX, CY, 146, TIDE),
    circle(CX, CY, 132, MANGROVE),
    circle(CX, CY, 104, { stroke: TIDE, w: 3, dash: "2 12" }),
    circle(CX, CY, 84, DEEP),
    path(wheel, { stroke: WHITE, w: 10 }),
    ...knobs,
    circle(CX, CY, 30, WHITE),
    circle(CX, CY, 22, CORAL),
    path(d`M${CX} ${CY - 11}a7 7 0 0 1 4 13l3 11h-14l3-11a7 7 0 0 1 4-13z`, INK),
    path(d`M${CX - 110} ${CY - 88}A140 140 0 0 1 ${CX - 60} ${CY - 126}`, { stroke: WHITE, w: 5, opacity: 0.7 }),
    rect(CX + 172, CY - 60, 26, 34, INK),
    rect(CX + 172, CY + 26, 26, 34, INK),
  ].join("");
}

const ENDS = points(
  "86 840, 150 872, 226 832, 300 874, 376 838, 450 872, 524 840, 600 876, 676 840, 750 872, 824 838, 900 874, 974 832, 1050 872, 1114 840",
);

/** Roots hold the steps; two great ones buttress the walls against the water. */
function roots(): string {
  const drawn = ENDS.map(([x, y], i) => {
    const from = 600 + (x - 600) * 0.8;
    return path(d`M${from} 784C${from} 806 ${x} 800 ${x} ${y}`, {
      stroke: i % 3 === 1 ? TIDE : PALE,
      w: i % 2 ? 4 : 6,
    });
  });
  const arms = quads("210 252 64 9, 220 300 112 6, 990 252 1136 9, 980 300 1088 6").map(([x, y, foot, w]) =>
    path(d`M${x} ${y}C${foot} ${y + 20} ${foot} ${y + 180} ${foot} 836`, { stroke: w > 7 ? PALE : SUN, w }),
  );
  const feet: Point[] = points("64 836, 112 836, 1136 836, 1088 836");
  return [
    ...arms,
    mesh(ENDS),
    ...drawn,
    ...ENDS.map((p, i) => node(p, i === 7 ? "hub" : i % 3 === 1 ? "lit" : "plain")),
    ...feet.map((p) => node(p, "plain")),
  ].join("");
}

export function drawProjectSecurity(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A columned building stands dry in a flood higher than its vault door, its walls buttressed by roots",
    body: [
      sky(),
      flood(),
      fish(120, 560, 1, DEEP),
      fish(1080, 520, 0.9, DEEP, -1),
      fish(170, 680, 0.7, DEEP),
      fish(1040, 660, 0.7, DEEP, -1),
      building(),
      boxes(),
      vault(),
      roots(),
    ],
  });
}
