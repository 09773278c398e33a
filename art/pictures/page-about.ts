import {
  CORAL,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  SAND,
  SUN,
  TIDE,
  TIDE_LIGHT,
  WHITE,
} from "../kit/colours.ts";
import { laptop } from "../kit/hardware.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS, sitting, standing } from "../kit/people.ts";
import { fish, leaf } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, clip, d, ellipse, group, type Point, path, picture, rect, xy } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [WATER, BOARD] = [640, 588];

/** Heaps of foliage: back, middle, front. */
const CROWN: readonly (readonly [x: number, y: number, rx: number, ry: number, fill: string])[] = [
  [330, 268, 150, 92, DEEP],
  [868, 262, 156, 94, DEEP],
  [600, 170, 210, 108, DEEP],
  [440, 214, 170, 104, MANGROVE],
  [764, 208, 170, 104, MANGROVE],
  [600, 276, 200, 92, MANGROVE],
  [500, 168, 122, 70, TIDE],
  [722, 262, 128, 66, TIDE],
  [388, 282, 108, 58, TIDE],
  [850, 212, 92, 52, TIDE],
];

/** A heap with a scalloped rim. */
function heap([x, y, rx, ry, fill]: (typeof CROWN)[number]): string {
  const tufts = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 13) * Math.PI * 2;
    return circle(x + Math.cos(turn) * rx * 0.84, y + Math.sin(turn) * ry * 0.78, ry * (0.34 + (i % 3) * 0.05), {});
  });
  return group([ellipse(x, y, rx * 0.94, ry * 0.9, {}), ...tufts], { fill });
}

function foliage(random: Random): string {
  const leaves = Array.from({ length: 44 }, () => {
    const [x, y, rx, ry] = random.pick(CROWN);
    const turn = random.between(0, Math.PI * 2);
    const reach = random.between(0.15, 0.7);
    const fill = random.pick([PALE_SHADE, TIDE_LIGHT, TIDE_LIGHT, DEEP]);
    return leaf(
      x + Math.cos(turn) * rx * reach,
      y + Math.sin(turn) * ry * reach,
      random.between(26, 40),
      (turn * 180) / Math.PI,
      fill,
    );
  });
  return CROWN.map(heap).join("") + leaves.join("");
}

/** Branches carry what the crown holds: a network of lit fruit. */
function branches(): string {
  const forks = [
    "M594 470C584 410 540 370 460 320M606 470C616 410 660 370 740 320",
    "M606 480C640 420 730 390 820 330M594 480C560 420 470 390 380 330",
  ].join("");
  return path(forks, { stroke: INK, w: 15 });
}

function fruit(): string {
  const at: Point[] = xy([
    330, 262, 402, 190, 470, 300, 548, 130, 566, 232, 640, 330, 676, 172, 752, 270, 806, 168, 884, 270,
  ]);
  return (
    mesh(at, { stroke: PALE, opacity: 0.75 }, 2, 0.1) +
    at.map((p, i) => node(p, i === 4 ? "hub" : i % 2 ? "lit" : "plain", MANGROVE)).join("")
  );
}

const TRUNK =
  "M552 604C576 560 580 500 576 450C572 410 556 386 540 350H660C644 386 628 410 624 450C620 500 624 560 648 604z";

const FEET: readonly (readonly [from: number, y: number, to: number, deep: number, w: number])[] = [
  [-22, 440, -330, 770, 9],
  [-20, 462, -250, 840, 12],
  [-18, 486, -168, 786, 10],
  [-14, 506, -96, 850, 14],
  [-8, 520, -36, 800, 12],
  [8, 520, 42, 842, 14],
  [14, 506, 104, 776, 12],
  [18, 486, 176, 846, 10],
  [20, 462, 262, 792, 12],
  [22, 440, 342, 836, 9],
];

function rootData([from, y, to, deep]: (typeof FEET)[number]): string {
  const turn = Math.min(y + Math.abs(to) * 0.62 + 40, deep - 40);
  return d`M${600 + from} ${y}C${600 + to * 0.55} ${y + 6} ${600 + to} ${y + 60} ${600 + to} ${turn}V${deep}`;
}

function roots(): string {
  const draw = (stroke: (i: number) => string): string[] =>
    FEET.map((foot, i) => path(rootData(foot), { stroke: stroke(i), w: foot[4] }));
  const ends = FEET.map(([, , to, deep]): Point => [600 + to, deep]);
  return [
    group(
      draw(() => INK),
      { clip: "about-air" },
    ),
    group(
      draw((i) => (i % 3 === 1 ? TIDE : PALE)),
      { clip: "about-sea" },
    ),
    mesh(ends, { stroke: TIDE }),
    ...ends.map((p, i) => node(p, i === 3 || i === 8 ? "hub" : i % 3 === 0 ? "lit" : "plain")),
  ].join("");
}

function boardwalk(): string {
  const posts = [150, 292, 908, 1050].map((x) => rect(x - 6, BOARD, 12, 150, INK)).join("");
  const planks = Array.from({ length: 18 }, (_, i) => d`M${108 + i * 58} ${BOARD + 3}v11`).join("");
  return (
    posts +
    rect(70, BOARD, 1060, 17, INK) +
    path(planks, { stroke: INK_SOFT, w: 3 }) +
    rect(70, BOARD + 17, 1060, 5, CORAL)
  );
}

function team(): string {
  return [
    rect(196, BOARD - 44, 54, 44, TIDE),
    rect(196, BOARD - 44, 54, 8, MANGROVE),
    sitting(214, BOARD - 48, 1.2, { shirt: CORAL, skin: SKINS[0] }),
    laptop(292, BOARD - 62, 1),
    rect(258, BOARD - 60, 68, 6, INK),
    path(d`M292 ${BOARD - 54}v54`, { stroke: INK, w: 5 }),
    standing(396, BOARD, 1.25, { shirt: SUN, skin: SKINS[2], trousers: MANGROVE }, 40),
    standing(806, BOARD, 1.3, { shirt: WHITE, skin: SKINS[1], trousers: INK }, 140),
    standing(912, BOARD, 1.2, { shirt: TIDE, skin: SKINS[3], hair: "#5b3a29", trousers: INK }, 12),
    standing(1010, BOARD, 1.25, { shirt: CORAL, skin: SKINS[2], trousers: DEEP }, 24),
  ].join("");
}

export function drawPageAbout(): string {
  const random = seeded(15);
  return picture({
    width: 1200,
    height: 900,
    label: "A team meets on a boardwalk under one great mangrove whose crown and roots are a network",
    body: [
      clip("about-air", rect(0, 0, 1200, WATER, {})),
      clip("about-sea", rect(0, WATER, 1200, 260, {})),
      rect(0, 0, 1200, 900, SAND),
      circle(600, 300, 292, PALE),
      circle(958, 132, 52, SUN),
      rect(0, WATER, 1200, 260, DEEP),
      ripples(random, 1200, WATER, 7),
      fish(120, 790, 0.9),
      fish(1090, 770, 0.8, TIDE, -1),
      fish(170, 830, 0.6),
      branches(),
      path(TRUNK, INK),
      foliage(random),
      fruit(),
      roots(),
      boardwalk(),
      team(),
    ],
  });
}
