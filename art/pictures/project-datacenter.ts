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
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { newRow, oldRow, spill } from "../kit/data-hall.ts";
import { box, floorGrid, onLeft, onRight, space, tile } from "../kit/iso.ts";
import { rim, ring, strut } from "../kit/iso-things.ts";
import { mesh, node } from "../kit/network.ts";
import { points, triples } from "../kit/points.ts";
import { circle, d, type Point, path, picture, poly, rect, rects } from "../kit/svg.ts";

const [W, D, WALL, EDGE] = [600, 420, 210, 270];
const s = space(522, 252);

function walls(): string {
  const vents = rects(
    [
      [330, 30, 70, 40],
      [420, 30, 70, 40],
      [510, 30, 70, 40],
    ],
    MANGROVE,
  );
  const slats = [330, 420, 510].map((x) => d`M${x + 8} 42h54M${x + 8} 50h54M${x + 8} 58h54`).join("");
  const stains = path("M40 0v70q10 30 20 0V0M120 0v40q8 20 16 0V0M190 0v90q8 24 16 0V0", PALE);
  return [
    poly([s.to(0, 0), s.to(0, D), s.to(0, D, WALL), s.to(0, 0, WALL)], PALE_SHADE),
    poly([s.to(0, 0), s.to(EDGE, 0), s.to(EDGE, 0, WALL), s.to(0, 0, WALL)], PALE),
    poly([s.to(EDGE, 0), s.to(W, 0), s.to(W, 0, WALL), s.to(EDGE, 0, WALL)], TIDE),
    onLeft(s, [0, 0, WALL], [vents, path(slats, { stroke: TIDE, w: 3 })]),
    onRight(
      s,
      [0, D, WALL],
      [stains, rect(280, 50, 90, 66, TIDE), path("M280 83h90M325 50v66", { stroke: SAND, w: 5 })],
    ),
    strut(
      s,
      [
        [0, D, WALL],
        [0, 0, WALL],
        [W, 0, WALL],
      ],
      { stroke: INK_SOFT, w: 6 },
    ),
  ].join("");
}

/** The raised floor: what runs below it is the point of the picture. */
function floor(): string {
  return [
    box(s, { x: 0, y: 0, z: -96, w: W, d: D, h: 96 }, { top: SAND, left: MANGROVE, right: DEEP }),
    tile(s, { x: 0, y: 0, w: EDGE, d: D }, SAND_SHADE),
    tile(s, { x: EDGE, y: 0, w: W - EDGE, d: D }, WHITE),
    floorGrid(s, { x: EDGE, y: 0, w: 330, d: 420, step: 60 }, { stroke: PALE_SHADE }),
    ...triples("60 110 70, 190 300 80, 120 370 50").map(([x, y, r]) =>
      ring(s, [x, y], r, { fill: SAND, opacity: 0.6 }),
    ),
    rim(s, W, D, 0, { stroke: INK, w: 5 }),
    rim(s, W, D, -96, { stroke: CORAL, w: 5 }),
  ].join("");
}

/** Roots in the cut of the floor: tangled under the old half, combed under the new one. */
function cut(): string {
  const tangle =
    "M10 20C60 90 90 0 130 60S170 90 120 40S60 70 100 84S220 10 180 60S240 96 262 30M20 70C90 20 160 100 250 74M40 10C30 60 110 50 150 20S210 50 240 16";
  const comb = Array.from(
    { length: 8 },
    (_, i) => d`M${282 + i * 38} 4C${282 + i * 38} 40 ${296 + i * 38} 30 ${296 + i * 38} ${58 + (i % 3) * 14}`,
  ).join("");
  const right = Array.from(
    { length: 9 },
    (_, i) => d`M${26 + i * 44} 4C${26 + i * 44} 40 ${40 + i * 44} 30 ${40 + i * 44} ${56 + (i % 3) * 14}`,
  ).join("");
  const tips = (count: number, from: number, step: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [from + i * step, 58 + (i % 3) * 14]);
  const dots = (list: Point[]): string => list.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")).join("");
  return (
    onLeft(
      s,
      [0, D, 0],
      [path(tangle, { stroke: SAND_SHADE, w: 4 }), path(comb, { stroke: PALE, w: 4 }), dots(tips(8, 296, 38))],
    ) + onRight(s, [W, D, 0], [path(right, { stroke: PALE, w: 4 }), dots(tips(9, 40, 44))])
  );
}

/** The front that moves through the hall. */
function front(): string {
  const sheet = poly([s.to(EDGE, 0, 0), s.to(EDGE, D, 0), s.to(EDGE, D, 190), s.to(EDGE, 0, 190)], {
    fill: CORAL,
    opacity: 0.42,
  });
  return (
    sheet +
    strut(
      s,
      [
        [EDGE, D, 0],
        [EDGE, D, 190],
        [EDGE, 0, 190],
      ],
      { stroke: CORAL, w: 6 },
    ) +
    strut(
      s,
      [
        [EDGE, 0, 2],
        [EDGE, D, 2],
      ],
      { stroke: CORAL, w: 6 },
    )
  );
}

/** Below the hall the combed roots go on into the ground. */
function below(): string {
  const spots = points("300 420, 370 420, 440 420, 510 420, 580 420, 600 360, 600 290, 600 220, 600 150, 600 80");
  const ends = spots.map(([x, y], i): Point => {
    const [px, py] = s.to(x, y, -96);
    return [px + (y === D ? -12 : 14), Math.min(872, py + 50 + ((i * 53) % 80))];
  });
  const drawn = spots.map(([x, y], i) => {
    const [[px, py], [ex, ey]] = [s.to(x, y, -92), ends[i] ?? [0, 0]];
    return path(d`M${px} ${py}C${px} ${py + 20} ${ex} ${py + 10} ${ex} ${py + 40}V${ey}`, {
      stroke: i % 3 === 1 ? TIDE : PALE,
      w: i % 2 ? 4 : 6,
    });
  });
  const broken = points("40 420, 110 420, 180 420, 240 420").map(([x, y], i) => {
    const [px, py] = s.to(x, y, -92);
    return path(d`M${px} ${py}q-6 ${30 + i * 6} ${i % 2 ? 12 : -10} ${44 + i * 10}`, {
      stroke: SAND_SHADE,
      w: 3,
      dash: "8 8",
    });
  });
  return (
    mesh(ends, { stroke: TIDE }, 2, 0.1) +
    drawn.join("") +
    broken.join("") +
    ends.map((p, i) => node(p, i === 5 ? "hub" : i % 3 === 1 ? "lit" : "plain", INK)).join("")
  );
}

export function drawProjectDatacenter(): string {
  const glow = circle(600, 430, 420, INK_SOFT);
  return picture({
    width: 1200,
    height: 900,
    label: "A data hall in change: beige racks with tangled cables left of a coral front, dark tidy rows right of it",
    body: [
      rect(0, 0, 1200, 900, INK),
      glow,
      below(),
      floor(),
      cut(),
      walls(),
      oldRow(s, 40, 9),
      spill(s, 92),
      oldRow(s, 220, 3),
      spill(s, 272),
      front(),
      newRow(s, 50),
      newRow(s, 190),
      newRow(s, 320),
    ],
  });
}
