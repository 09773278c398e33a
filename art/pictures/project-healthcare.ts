import { workBoat } from "../kit/boats.ts";
import { CORAL, CORAL_SHADE, DEEP, INK, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { box, onLeft, onRight, onTop, type Sides, type Solid, space, tile } from "../kit/iso.ts";
import { GREEN_WALLS, isoBlock, isoBush, isoPalm, TIDE_WALLS } from "../kit/iso-city.ts";
import { ring, type Spot } from "../kit/iso-things.ts";
import { mesh, node, signal } from "../kit/network.ts";
import { points } from "../kit/points.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, type Point, path, picture, poly, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const [LONG, HALF, THICK] = [388, 122, 34];
const s = space(600, 376);

function sea(): string {
  const rings = [330, 420, 520].map((r, i) =>
    ring(s, [0, 0, -150], r, { stroke: TIDE, opacity: 0.6 - i * 0.12, dash: "70 30" }),
  );
  const marks = points("90 130, 1010 110, 1090 640, 80 620, 820 70, 300 90").map(([x, y]) => wavelet(x, y, 52));
  return rect(0, 0, 1200, 900, DEEP) + ring(s, [0, 0, -110], 360, MANGROVE) + rings.join("") + marks.join("");
}

/** A deck in the shape of a cross. */
function deck(): string {
  const side = (a: Spot, b: Spot, fill: string): string =>
    poly([s.to(a[0], a[1], 0), s.to(b[0], b[1], 0), s.to(b[0], b[1], -THICK), s.to(a[0], a[1], -THICK)], fill);
  const faces = [
    side([-LONG, HALF], [LONG, HALF], CORAL),
    side([-HALF, LONG], [HALF, LONG], CORAL),
    side([LONG, HALF], [LONG, -HALF], CORAL_SHADE),
    side([HALF, LONG], [HALF, HALF], CORAL_SHADE),
    side([HALF, -HALF], [HALF, -LONG], CORAL_SHADE),
  ];
  const inset = 20;
  return [
    ...faces,
    tile(s, { x: -LONG, y: -HALF, w: LONG * 2, d: HALF * 2 }, WHITE),
    tile(s, { x: -HALF, y: -LONG, w: HALF * 2, d: LONG * 2 }, WHITE),
    tile(s, { x: -LONG + inset, y: -HALF + inset, w: (LONG - inset) * 2, d: (HALF - inset) * 2 }, PALE),
    tile(s, { x: -HALF + inset, y: -LONG + inset, w: (HALF - inset) * 2, d: (LONG - inset) * 2 }, PALE),
  ].join("");
}

const RIM: readonly Spot[] = [
  [-360, HALF],
  [-290, HALF],
  [-200, HALF],
  [-110, LONG],
  [-40, LONG],
  [40, LONG],
  [112, LONG],
  [HALF, 300],
  [HALF, 200],
  [200, HALF],
  [290, HALF],
  [370, HALF],
  [LONG, 70],
  [LONG, 0],
  [LONG, -80],
  [300, -HALF],
];

function roots(): string {
  const ends = RIM.slice(0, 15).map(([x, y], i): Point => {
    const [px, py] = s.to(x, y, -THICK);
    return [px + (px - 600) * 0.06, Math.min(870, py + 90 + ((i * 53) % 120))];
  });
  const drawn = ends.map(([ex, ey], i) => {
    const spot = RIM[i] ?? [0, 0];
    const [px, py] = s.to(spot[0], spot[1], -THICK + 4);
    return path(d`M${px} ${py}C${px} ${py + 30} ${ex} ${py + 30} ${ex} ${py + 70}V${ey}`, {
      stroke: i % 3 === 1 ? TIDE : PALE,
      w: i % 2 ? 4 : 6,
    });
  });
  return (
    drawn.join("") +
    mesh(ends, { stroke: TIDE }) +
    ends.map((p, i) => node(p, i === 5 || i === 11 ? "hub" : i % 3 === 1 ? "lit" : "plain")).join("")
  );
}

/** The pulse: from the hub to every clinic and back. */
function pulse(): string {
  const beat = "l14 0l10-34l18 66l14-44l8 12l16 0";
  const along = (x: number, y: number, turn: number): string =>
    onTop(s, [x, y, 0], [`<g transform="rotate(${turn})">${path(`M0 0h36${beat}h40`, { stroke: CORAL, w: 8 })}</g>`]);
  return [along(74, 0, 0), along(0, 74, 90), along(-74, 0, 180), along(0, -74, 270)].join("");
}

function sign(): string {
  return rect(-19, -19, 38, 38, WHITE, 4) + path("M0-12V12M-12 0H12", { stroke: CORAL, w: 9, cap: "butt" });
}

function clinic(random: Random, solid: Solid, walls: Sides): string {
  const { x, y, w, d: deep, h } = solid;
  const roof = box(
    s,
    { x: x + 14, y: y + 14, z: h, w: w * 0.4, d: deep * 0.4, h: 16 },
    { top: WHITE, left: PALE, right: PALE_SHADE },
  );
  const mark = `<g transform="translate(${w / 2} 30)">${sign()}</g>`;
  return [
    isoBlock(random, s, solid, walls, 24),
    roof,
    onLeft(s, [x, y + deep, h], [mark]),
    onRight(s, [x + w, y + deep, h], [rect(deep / 2 - 13, h - 34, 26, 34, SUN)]),
  ].join("");
}

/** The fifth clinic stands in the middle, with the mast that all of them answer to. */
function hub(random: Random): string {
  const [x, y] = s.to(0, 0, 92);
  return [
    ring(s, [0, 0, 0], 100, WHITE),
    ring(s, [0, 0, 0], 88, { stroke: CORAL, dash: "3 9", w: 3 }),
    clinic(random, { x: -52, y: -52, w: 104, d: 104, h: 76 }, GREEN_WALLS),
    path(d`M${x} ${y}v-50`, { stroke: PALE, w: 6 }),
    circle(x, y - 84, 34, CORAL),
    path(d`M${x} ${y - 104}v40m-20 -20h40`, { stroke: WHITE, w: 12, cap: "butt" }),
    signal([x, y - 122], [26, 44]),
  ].join("");
}

export function drawProjectHealthcare(): string {
  const random = seeded(19);
  const dark: Sides = { ...GREEN_WALLS, left: INK, right: DEEP };
  return picture({
    width: 1200,
    height: 900,
    label: "Five clinics on a deck in the shape of a cross, the middle one joined to the others by a coral pulse, held by roots",
    body: [
      sea(),
      roots(),
      deck(),
      pulse(),
      clinic(random, { x: -62, y: -350, w: 120, d: 100, h: 92 }, GREEN_WALLS),
      clinic(random, { x: -350, y: -62, w: 110, d: 120, h: 116 }, TIDE_WALLS),
      isoBush(s, -200, 80, 12, MANGROVE),
      isoBush(s, 84, -196, 12, MANGROVE),
      hub(random),
      clinic(random, { x: 236, y: -64, w: 116, d: 124, h: 104 }, dark),
      clinic(random, { x: -62, y: 232, w: 120, d: 116, h: 84 }, GREEN_WALLS),
      isoPalm(s, 364, 96, 58, TIDE),
      isoPalm(s, 96, 364, 58, TIDE),
      isoBush(s, 200, 88, 12, TIDE),
      isoBush(s, 88, 200, 12, TIDE),
      workBoat(1030, 800, 0.8, WHITE, -1),
    ],
  });
}
