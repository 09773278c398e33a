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
  SUN_SHADE,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { label } from "../kit/label.ts";
import { mesh, node } from "../kit/network.ts";
import { bust, SKINS, standing } from "../kit/people.ts";
import { leaf } from "../kit/plants.ts";
import { points, quads } from "../kit/points.ts";
import { type Random, seeded } from "../kit/random.ts";
import { at, circle, d, type Point, path, picture, rect, rects } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [TOP, FLOOR] = [430, 648];

function awning(): string {
  const strips = Array.from({ length: 13 }, (_, i) => {
    const x = 80 + i * 80;
    return path(d`M${x} 70h80v72a40 34 0 0 1 -80 0z`, i % 2 ? WHITE : CORAL);
  });
  return rect(60, 46, 1080, 28, INK) + strips.join("") + path("M80 142H1120", { stroke: INK, w: 2, opacity: 0.25 });
}

/** Goods on the shelves: bottles, jars, boxes; every one has its tag. */
function goods(random: Random, x: number, y: number, w: number): string {
  const out: string[] = [];
  for (let left = x + 10; left < x + w - 34; ) {
    const kind = Math.floor(random.next() * 4);
    const colour = random.pick([CORAL, SUN, TIDE, MANGROVE, INK, PALE_SHADE]);
    const h = random.between(34, 54);
    if (kind === 0) out.push(path(d`M${left} ${y}v${-h + 18}q0 -8 8 -10v-14h8v14q8 2 8 10v${h - 18}z`, colour));
    else if (kind === 1)
      out.push(rect(left, y - h * 0.8, 26, h * 0.8, colour, 6) + rect(left + 2, y - h * 0.8 - 8, 22, 9, INK));
    else out.push(rect(left, y - h, 28, h, colour) + rect(left + 5, y - h * 0.6, 18, 10, WHITE));
    left += 38;
  }
  return out.join("");
}

function shelves(): string {
  const random = seeded(11);
  const boards = quads("110 280 270 0, 110 372 270 0, 820 280 270 0, 820 372 270 0");
  return (
    rect(96, 196, 298, 234, WHITE) +
    rect(806, 196, 298, 234, WHITE) +
    boards.map(([x, y, w]) => goods(random, x, y, w) + rect(x - 8, y, w + 16, 9, INK) + tags(x, y + 9, w)).join("")
  );
}

function tags(x: number, y: number, w: number): string {
  const cells = Array.from({ length: Math.floor(w / 62) }, (_, i) => [x + 14 + i * 62, y, 26, 12] as const);
  return rects(cells, SUN);
}

/** The counter with panels of wood. */
function counter(): string {
  const slats = Array.from({ length: 22 }, (_, i) => d`M${196 + i * 38.4} ${TOP + 44}V${FLOOR - 14}`).join("");
  return [
    rect(176, TOP + 20, 848, FLOOR - TOP - 20, MANGROVE),
    path(slats, { stroke: DEEP, w: 3 }),
    rect(150, TOP, 900, 26, INK),
    rect(150, TOP + 26, 900, 6, CORAL),
    rect(176, FLOOR - 16, 848, 16, DEEP),
    circle(600, 560, 56, DEEP),
    circle(600, 560, 48, SAND),
    leaf(600, 590, 58, -90, MANGROVE),
    leaf(598, 586, 42, -140, TIDE),
    leaf(602, 586, 42, -40, TIDE),
  ].join("");
}

/** The till: a screen that turns to both sides, a reader, a receipt. */
function till(): string {
  return [
    path("M560 430h80l-14-44h-52z", INK),
    rect(484, 232, 232, 160, INK, 12),
    rect(498, 246, 204, 132, WHITE, 4),
    rect(498, 246, 204, 28, MANGROVE),
    path("M514 296h70M514 316h54M514 336h64", { stroke: PALE_SHADE, w: 8 }),
    rect(610, 286, 78, 36, PALE, 4),
    label("$18", 649, 314, { size: 28, weight: 800, anchor: "middle" }),
    rect(610, 332, 78, 34, CORAL, 4),
    path("M636 349l9 9l18-18", { stroke: WHITE, w: 6 }),
    rect(742, 372, 66, 58, INK, 6),
    rect(750, 380, 50, 20, SUN, 2),
    path("M754 410h40M754 420h40", { stroke: TIDE, w: 4, dash: "6 6" }),
    path("M396 430v-60h66v60z", INK_SOFT),
    path("M410 372V320c8 6 10-6 18 0s10-6 20 0v52z", WHITE),
    path("M418 340h22M418 352h16", { stroke: PALE_SHADE, w: 4 }),
  ].join("");
}

/** A card over the reader, and its waves. */
function tap(): string {
  const waves = [16, 28].map((r) => d`M${775 - r} 360a${r} ${r} 0 0 1 ${2 * r} 0`).join("");
  return `${path(waves, { stroke: CORAL, w: 4 })}<g transform="translate(822 366) rotate(24)">${rect(-36, -22, 72, 46, SUN, 6) + rect(-36, -10, 72, 11, INK) + rect(-26, 8, 20, 9, SUN_SHADE)}</g>`;
}

function customer(): string {
  const figure = standing(0, 0, 2.5, { shirt: SUN, skin: SKINS[3], hair: SKINS[2], trousers: INK }, 138);
  return at(930, FLOOR + 30, [figure], [-1, 1]);
}

function seller(): string {
  return (
    bust(268, TOP + 4, 2.35, { shirt: TIDE, skin: SKINS[2], hair: INK }) +
    path("M250 430v-52M286 430v-52", { stroke: CORAL, w: 8 })
  );
}

const ENDS: readonly Point[] = points(
  "90 790, 170 842, 250 780, 330 858, 410 806, 500 866, 600 812, 690 866, 780 796, 860 850, 950 784, 1040 846, 1116 790",
);

/** Every device of the shop goes to one root below the floor. */
function roots(): string {
  const hub: Point = [600, 716];
  const cables = quads("600 616 600 716, 775 648 600 716, 429 648 600 716, 245 648 600 716, 955 660 600 716").map(
    ([x, y]) =>
      path(d`M${x} ${y}C${x} ${y + 50} ${600 + (x - 600) * 0.4} 716 600 716`, { stroke: CORAL, w: x === 600 ? 7 : 4 }),
  );
  const spread = ENDS.map(([x, y], i) =>
    path(d`M600 716C${600 + (x - 600) * 0.5} 730 ${x} 716 ${x} ${y}`, {
      stroke: i % 3 === 1 ? TIDE : PALE,
      w: i % 2 ? 4 : 6,
    }),
  );
  return [
    ...spread,
    mesh(ENDS),
    ...cables,
    ...ENDS.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")),
    circle(...hub, 30, { fill: DEEP, stroke: CORAL, w: 4 }),
    circle(...hub, 14, CORAL),
  ].join("");
}

function lamps(): string {
  return [300, 600, 900]
    .map(
      (x) =>
        path(d`M${x} 150v42`, { stroke: INK, w: 4 }) +
        path(d`M${x - 34} 218a34 30 0 0 1 68 0z`, INK) +
        path(d`M${x - 14} 218a14 10 0 0 0 28 0z`, SUN),
    )
    .join("");
}

export function drawProjectRetail(): string {
  return picture({
    width: 1200,
    height: 900,
    label:
      "A shop counter under a coral awning: a customer taps a card, and the till's cables become roots below the floor",
    body: [
      rect(0, 0, 1200, 900, SAND),
      rect(80, 74, 1040, FLOOR - 74, PALE),
      lamps(),
      shelves(),
      seller(),
      counter(),
      till(),
      awning(),
      rect(0, FLOOR, 1200, 252, DEEP),
      rect(40, FLOOR, 1120, 16, SAND_SHADE),
      ripples(seeded(3), 1200, FLOOR + 20, 6),
      roots(),
      customer(),
      tap(),
    ],
  });
}
