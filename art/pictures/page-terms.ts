import {
  CORAL,
  CORAL_SHADE,
  DEEP,
  INK,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SUN,
  TIDE,
  TIDE_SHADE,
} from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { tendrilData } from "../kit/roots.ts";
import { type Rope, rope, ropeOver } from "../kit/rope.ts";
import { circle, clip, d, type Point, path, picture, rect, xy } from "../kit/svg.ts";

/** A reef knot: each rope makes a bight around both legs of the other. */
const ONE: readonly Point[] = xy([
  -60, 196, 120, 268, 300, 358, 430, 384, 530, 352, 640, 296, 740, 308, 792, 424, 740, 540, 640, 552, 530, 496, 430,
  464, 334, 484, 268, 540, 243, 596, 240, 632,
]);
const OTHER: readonly Point[] = ONE.map(([x, y]): Point => [1200 - x, y]);
const CORAL_ROPE: Rope = { points: ONE, colour: CORAL, lay: CORAL_SHADE };
const TIDE_ROPE: Rope = { points: OTHER, colour: TIDE, lay: PALE };

/** The second rope lies on the first, except where the first comes up again. */
function knot(): string {
  const [upper, lower]: [Point, Point] = [
    [600, 314],
    [600, 534],
  ];
  return [
    clip("terms-upper", circle(...upper, 66, {})),
    clip("terms-lower", circle(...lower, 66, {})),
    rope(CORAL_ROPE),
    rope(TIDE_ROPE),
    ropeOver(CORAL_ROPE, upper, 66, "terms-upper"),
    ropeOver(CORAL_ROPE, lower, 66, "terms-lower"),
  ].join("");
}

/** The agreement both have signed. */
function sheet(): string {
  const rows = [
    [200, 300],
    [226, 340],
    [640, 340],
    [666, 270],
  ];
  const text = rows.map(([y, w]) => d`M424 ${y as number}h${w as number}`).join("");
  return [
    rect(398, 74, 436, 784, DEEP, 4),
    path("M382 58H770L818 106V842H382z", PAPER),
    path("M770 58V106H818z", PALE_SHADE),
    rect(424, 104, 190, 20, INK),
    rect(424, 140, 120, 20, INK),
    path(text, { stroke: PALE_SHADE, w: 8 }),
    path("M424 776h150M626 776h150", { stroke: INK, w: 3 }),
    path("M436 764c10-44 24-44 22-10c-2 20 14-30 22-30s-6 34 6 34s12-26 20-24s0 22 10 20s20-8 44-10", {
      stroke: CORAL,
      w: 4,
    }),
    path("M640 762c16-10 30-50 18-48s-20 60 2 46s14-26 22-24s-4 26 8 24s10-16 18-16s0 16 10 14s18-6 40-8", {
      stroke: TIDE,
      w: 4,
    }),
    circle(500, 808, 5, CORAL),
    circle(700, 808, 5, TIDE),
  ].join("");
}

/** A rope's end: whipped, and its strands go on as roots. */
function strands(x: number, ends: readonly Point[]): string {
  const roots = ends.map((end, i) =>
    path(tendrilData([x + (i - 2) * 10, 640], end, 0.45), { stroke: i % 2 ? TIDE : PALE, w: i === 2 ? 6 : 4 }),
  );
  return roots.join("");
}

function whipping(x: number, colour: string): string {
  return (
    rect(x - 33, 606, 66, 44, INK) +
    path(d`M${x - 33} 617h66M${x - 33} 628h66M${x - 33} 639h66`, { stroke: colour, w: 4, cap: "butt" })
  );
}

function ends(): string {
  const left: Point[] = xy([84, 748, 160, 820, 232, 764, 292, 836, 344, 738]);
  const right = left.map(([x, y]): Point => [1200 - x, y]).toReversed();
  const under: Point[] = xy([456, 872, 600, 880, 744, 872]);
  const bridge = path("M292 836Q370 890 456 872T600 880Q680 890 744 872T908 836", { stroke: TIDE, w: 3 });
  return [
    mesh(left),
    mesh(right),
    bridge,
    strands(240, left),
    strands(960, right),
    ...[...left, ...right].map((p, i) => node(p, i === 3 || i === 6 ? "hub" : i % 3 === 0 ? "lit" : "plain", MANGROVE)),
    ...under.map((p) => node(p, "small")),
  ].join("");
}

function rings(): string {
  return [300, 370, 440, 510].map((r) => circle(600, 424, r, { stroke: TIDE_SHADE, opacity: 0.7 })).join("");
}

export function drawPageTerms(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "Two ropes tied into a reef knot over a signed agreement; their ends go on as roots",
    body: [rect(0, 0, 1200, 900, MANGROVE), rings(), sheet(), ends(), knot(), whipping(240, SUN), whipping(960, SUN)],
  });
}
