import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SAND, SUN, TIDE, TIDE_SHADE, WHITE } from "../kit/colours.ts";
import { node } from "../kit/network.ts";
import { grass, leaf, palm } from "../kit/plants.ts";
import { runnerData } from "../kit/roots.ts";
import { at, circle, d, type Point, path, picture, rect, rects } from "../kit/svg.ts";

const [W, H] = [176, 208];
const COLUMNS = [212, 512, 812] as const;
const ROWS = [150, 448] as const;

/** A Bahama shutter: propped open at its foot or shut tight. */
function shutter(x: number, y: number, open = false): string {
  const slats = Array.from({ length: 11 }, (_, i) => [x + 14, y + 14 + i * 17, W / 2 - 22, 9] as const);
  const right = slats.map(([sx, sy, w, h]) => [sx + W / 2 - 6, sy, w, h] as const);
  const wall = open ? rect(x, y, W, H, SUN) : rect(x, y, W, H, INK);
  return (
    wall +
    rect(x, y, W, H, { fill: TIDE, stroke: MANGROVE, w: 4 }) +
    rects([...slats, ...right], TIDE_SHADE) +
    path(d`M${x + W / 2} ${y}v${H}`, { stroke: MANGROVE, w: 4 })
  );
}

function sill(x: number, y: number): string {
  return rect(x - 14, y + H, W + 28, 14, PALE_SHADE) + rect(x - 8, y - 26, W + 16, 12, SAND);
}

/** The one window with light behind the slats: somebody is at home, nobody looks in. */
function lit(x: number, y: number): string {
  const slats = Array.from({ length: 10 }, (_, i) => [x + 12, y + 16 + i * 19, W - 24, 8] as const);
  const cat = "M0 0c-26 0-32-30-22-50c-6-10-6-24-4-32l14 10h20l14-10c2 10 2 22-4 32c10 16 8 50-18 50z";
  return [
    rect(x, y, W, H, { fill: SUN, stroke: INK, w: 6 }),
    at(x + 88, y + H - 3, [path(cat, INK), path("M16-6C46-4 50-34 38-48", { stroke: INK, w: 8 })]),
    rects(slats, { fill: DEEP, opacity: 0.22 }),
    path(d`M${x + W / 2} ${y}v${H}`, { stroke: INK, w: 4, opacity: 0.5 }),
  ].join("");
}

function facade(): string {
  const bands = [
    rect(120, 58, 960, 14, CORAL),
    rect(120, 404, 960, 8, PALE_SHADE),
    rect(120, 416, 960, 8, PALE_SHADE),
    rect(120, 428, 960, 8, PALE_SHADE),
  ];
  const fins = [446, 746].map((x) => rect(x - 4, 72, 16, 330, PALE_SHADE)).join("");
  return [
    rect(120, 66, 960, 700, PALE),
    rect(120, 30, 960, 36, WHITE),
    rect(480, 8, 240, 40, WHITE),
    ...bands,
    fins,
    ...COLUMNS.flatMap((x) => ROWS.map((y) => (x === 512 && y === 448 ? "" : shutter(x, y) + sill(x, y)))),
    lit(512, 150),
    sill(512, 150),
  ].join("");
}

/** A door with one lock, in the middle of everything. */
function door(): string {
  return [
    path("M490 766V520a110 110 0 0 1 220 0v246z", WHITE),
    path("M512 766V522a88 88 0 0 1 176 0v244z", MANGROVE),
    path("M532 522a68 68 0 0 1 136 0z", SUN),
    path("M600 454v68M552 474l30 48M648 474l-30 48", { stroke: MANGROVE, w: 5 }),
    rect(532, 540, 136, 20, DEEP),
    rect(500, 752, 200, 14, INK),
    circle(600, 640, 52, DEEP),
    circle(600, 640, 52, { stroke: CORAL, w: 4 }),
    circle(600, 628, 17, CORAL),
    path("M592 632h16l8 36h-32z", CORAL),
  ].join("");
}

/** Roots run to the lock from every window, under the plaster. */
function vines(): string {
  const targets: Point[] = [
    [300, 378],
    [300, 676],
    [900, 378],
    [900, 676],
  ];
  const data = targets.map(([x, y]) => runnerData([x < 600 ? 548 : 652, 640], [x + (x < 600 ? 88 : -88), y + 4], 0.5));
  const tips = targets.map(([x, y]): Point => [x + (x < 600 ? 88 : -88), y + 4]);
  const along = [0.24, 0.38, 0.5, 0.62, 0.76].map(
    (t): Point => [548 - 240 * t * (1 - t) - 160 * t ** 3 - 0 * t, 640 - 258 * (3 * t * t - 2 * t ** 3)],
  );
  const sprigs = along.flatMap(
    ([x, y], i) =>
      [
        [x, y, i % 2 ? 20 : 200],
        [1200 - x, y, i % 2 ? 160 : -20],
      ] as const,
  );
  return [
    path(data.join(""), { stroke: TIDE, w: 5 }),
    path("M600 588V376", { stroke: TIDE, w: 5 }),
    ...sprigs.map(([x, y, turn]) => leaf(x, y, 32, turn, TIDE)),
    ...tips.map((p) => node(p, "lit")),
    node([600, 384], "lit"),
  ].join("");
}

function ground(): string {
  const hubs = [170, 330, 470, 600, 730, 870, 1030];
  const roots = hubs
    .map((x, i) =>
      [
        d`M${x} 786C${x - 30} 800 ${x - 44} 830 ${x - 40} 900`,
        d`M${x} 786V${i % 2 ? 900 : 850}M${x} 786C${x + 30} 800 ${x + 44} 830 ${x + 40} 900`,
      ].join(""),
    )
    .join("");
  return [
    rect(0, 766, 1200, 134, DEEP),
    rect(0, 766, 1200, 20, INK),
    path(roots, { stroke: TIDE, w: 4 }),
    path("M600 786V860", { stroke: PALE, w: 6 }),
    path("M130 880C240 900 260 850 330 866S540 880 600 860S800 880 870 866S1000 900 1070 880", { stroke: TIDE }),
    node([600, 860], "hub"),
    ...[170, 470, 730, 1030].map((x) => node([x, 850], "plain")),
    ...[330, 870].map((x) => node([x, 866], "lit")),
  ].join("");
}

export function drawPagePrivacy(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A deco house with its shutters closed, a cat behind lit slats, and one lock the roots run to",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(1100, 190, 120, SUN),
      facade(),
      ground(),
      door(),
      vines(),
      palm(78, 766, 420, 2.4, 18),
      palm(1136, 766, 320, 2.1, -16),
      grass(30, 766, 44),
      grass(170, 766, 36),
      grass(1050, 766, 40),
      grass(1176, 766, 46),
      grass(448, 766, 34),
      grass(752, 766, 34),
    ],
  });
}
