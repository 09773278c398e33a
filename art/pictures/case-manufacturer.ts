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
  SUN,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { screen } from "../kit/one-order.ts";
import { SKINS, standing } from "../kit/people.ts";
import { points, quads } from "../kit/points.ts";
import { at, circle, d, type Point, path, picture, poly, rect, rects } from "../kit/svg.ts";

const DECKS: readonly { x: number; y: number; w: number; colour: string }[] = [
  { x: 226, y: 356, w: 336, colour: SUN },
  { x: 600, y: 296, w: 300, colour: PALE },
  { x: 974, y: 356, w: 336, colour: CORAL },
];
const JOIN: Point = [600, 520];

function deck(i: number, children: readonly string[]): string {
  const { x, y, w, colour } = DECKS[i] ?? { x: 0, y: 0, w: 0, colour: PALE };
  return at(x, y, [...children, rect(-w / 2, 0, w, 16, INK), rect(-w / 2, 16, w, 6, colour)]);
}

/** The factory: saw-tooth roof, an arm over the belt. */
function line(): string {
  const teeth = [0, 1, 2].map((i) => d`M${-150 + i * 100} -196v-52l100 52z`).join("");
  const belt = [-108, -54, 0, 54, 108].map((x) => circle(x, -20, 10, { fill: INK_SOFT, stroke: PALE, w: 3 })).join("");
  const parts = [-112, -66, 74].map((x, i) => rect(x, -64, 32, 28, i === 2 ? SUN : PALE_SHADE)).join("");
  return deck(0, [
    rect(-150, -196, 300, 196, WHITE),
    path(teeth, TIDE),
    rect(96, -286, 26, 90, TIDE),
    rects(
      [
        [-128, -178, 40, 26],
        [-70, -178, 40, 26],
        [88, -178, 40, 26],
      ],
      PALE_SHADE,
    ),
    rect(-150, -8, 300, 8, PALE),
    rect(-136, -36, 272, 32, INK, 16),
    belt,
    parts,
    path("M26-40V-74L-14-128L-48-104", { stroke: CORAL, w: 14 }),
    circle(26, -74, 12, INK),
    circle(-14, -128, 12, INK),
    path("M-48-104v22M-60-78h24v10M-60-78v10", { stroke: INK, w: 6 }),
    rect(10, -44, 34, 10, INK),
  ]);
}

/** The stock: shelves of boxes, one bay empty. */
function stock(): string {
  const cells = quads(
    "-126 -62 44 0, -74 -48 34 1, -30 -62 44 2, 24 -54 40 0, 76 -62 44 3, -122 -146 40 2, -76 -132 38 0, -28 -146 40 3, 28 -130 34 1, 78 -146 40 0, -126 -220 40 1, -78 -230 44 0, 24 -220 40 0, 74 -230 44 2",
  );
  const hues = [SAND, SUN, TIDE, PALE_SHADE];
  const boxes = cells.map(([x, y, w, hue]) => {
    const foot = y > -100 ? -8 : y > -180 ? -92 : -176;
    return (
      rect(x, y, w, foot - y, hues[hue] ?? SAND) + path(d`M${x + w / 2} ${y}v12`, { stroke: INK, w: 5, cap: "butt" })
    );
  });
  return deck(1, [
    rect(-140, -250, 280, 250, DEEP),
    ...boxes,
    rects(
      [
        [-140, -8, 280, 8],
        [-140, -92, 280, 8],
        [-140, -176, 280, 8],
      ],
      INK,
    ),
    path("M-140-256V0M140-256V0M0-256V0", { stroke: WHITE, w: 6, cap: "butt" }),
    rect(-30, -220, 46, 40, { stroke: CORAL, w: 3, dash: "6 6" }),
  ]);
}

/** Shipping: a truck at the dock. */
function shipping(): string {
  const wheel = (x: number): string => circle(x, -20, 22, INK) + circle(x, -20, 9, PALE);
  return deck(2, [
    rect(-160, -208, 92, 208, TIDE),
    rect(-146, -134, 64, 134, DEEP),
    path("M-146-120h64M-146-106h64M-146-92h64", { stroke: TIDE, w: 3 }),
    poly(points("-168 -208, -60 -208, -60 -196, -168 -196"), INK),
    rect(-138, -184, 48, 26, SUN),
    rect(-62, -158, 150, 126, WHITE),
    path("M-62-60H88", { stroke: CORAL, w: 10, cap: "butt" }),
    path("M-30-120h54l-14-14M24-120l-14 14", { stroke: MANGROVE, w: 7 }),
    path("M94-32V-126H128L156-84V-32z", CORAL),
    path("M106-112H122L140-84H106z", PALE),
    rect(-62, -34, 218, 12, INK),
    rect(146, -48, 12, 12, SUN),
    wheel(-26),
    wheel(36),
    wheel(122),
    path("M94-76h22", { stroke: CORAL_SHADE, w: 4 }),
  ]);
}

/** Three bundles of roots, each in its own colour, run into one. */
function merge(): string {
  const strands = DECKS.flatMap(({ x, y, w, colour }, i) =>
    [-0.36, -0.12, 0.12, 0.36].map((share, k) => {
      const [from, to] = [x + w * share, JOIN[0] + (i - 1) * 22 + (k - 1.5) * 5];
      const data = d`M${from} ${y + 22}C${from} ${y + 110} ${to} ${JOIN[1] - (i === 1 ? 100 : 150)} ${to} ${JOIN[1] + 30}`;
      return path(data, { stroke: colour, w: k % 2 ? 5 : 7 });
    }),
  );
  const loose = points("70 446, 118 474, 1082 474, 1130 446, 190 468, 1010 468, 462 372, 738 372").map((end, i) => {
    const { x, y } = DECKS[i === 6 || i === 7 ? 1 : end[0] < 600 ? 0 : 2] ?? { x: 0, y: 0 };
    const from = x + (end[0] - x) * 0.8;
    return (
      path(d`M${from} ${y + 22}C${from} ${y + 50} ${end[0]} ${y + 40} ${end[0]} ${end[1]}`, { stroke: TIDE, w: 4 }) +
      node(end, i % 3 ? "plain" : "lit", MANGROVE)
    );
  });
  return loose.join("") + strands.join("");
}

function below(): string {
  const ends = points(
    "150 866, 240 880, 330 858, 420 882, 510 862, 600 884, 690 862, 780 882, 870 858, 960 880, 1050 866",
  );
  const roots = ends.map(([x, y], i) =>
    path(d`M${600 + (x - 600) * 0.86} 825C${600 + (x - 600) * 0.9} 838 ${x} 836 ${x} ${y}`, {
      stroke: i % 3 === 1 ? TIDE : PALE,
      w: i % 2 ? 4 : 6,
    }),
  );
  return (
    rect(0, 840, 1200, 60, DEEP) +
    roots.join("") +
    mesh(ends, { stroke: TIDE }, 2, 0.1) +
    ends.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")).join("")
  );
}

function smoke(): string {
  return (
    circle(345, 54, 20, TIDE) +
    circle(374, 32, 28, TIDE) +
    circle(412, 22, 18, TIDE) +
    path("M0 640H1200M0 700H1200M0 760H1200", { stroke: TIDE, opacity: 0.35, dash: "120 60" })
  );
}

export function drawCaseManufacturer(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A factory line, a stock room and a loading dock send their roots into one screen with a single order",
    body: [
      rect(0, 0, 1200, 900, MANGROVE),
      circle(600, 560, 330, { fill: DEEP, opacity: 0.55 }),
      smoke(),
      merge(),
      line(),
      stock(),
      shipping(),
      below(),
      screen(),
      standing(280, 806, 1.2, { shirt: SUN, skin: SKINS[1], trousers: INK_SOFT }, 96),
      standing(930, 806, 1.2, { shirt: WHITE, skin: SKINS[2], trousers: INK_SOFT }, 20),
    ],
  });
}
