import {
  CORAL,
  CORAL_SHADE,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND,
  SAND_SHADE,
  SUN,
  SUN_SHADE,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { compass, dividers, pennant } from "../kit/instruments.ts";
import { box, cylinder, onTop, space, tile } from "../kit/iso.ts";
import { rim, ring, type Spot } from "../kit/iso-things.ts";
import { label } from "../kit/label.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS } from "../kit/people.ts";
import { points } from "../kit/points.ts";
import { circle, clip, curve, d, group, type Point, path, picture, rect } from "../kit/svg.ts";

const [W, D, T] = [620, 430, 26];
const s = space(522, 118);
const POOL: Spot = [500, 405, -236];

function sea(): string {
  const rings = [380, 430, 480].map((r) => ring(s, POOL, r, { stroke: TIDE, opacity: 0.5, dash: "60 26" }));
  return clip("pool", ring(s, POOL, 520, {})) + ring(s, POOL, 520, DEEP) + rings.join("");
}

const FEET: readonly [number, number, string][] = [
  [24, D - 16, "-44 226, -8 292, 34 250, 72 318"],
  [W - 16, 24, "44 222, 8 290, -34 250, -72 316"],
  [W - 16, D - 16, "-104 150, -64 204, -22 150, 24 212, 66 156, 106 200"],
  [W * 0.5, D - 6, "-84 196, -34 246, 14 190, 54 240"],
  [W - 6, D * 0.48, "84 196, 34 250, -14 192, -54 244"],
];

/** The legs of the table are prop roots, paler under water. */
function legs(): string {
  const all = FEET.flatMap(([x, y, ends]) => points(ends).map((end): [Point, Point] => [s.to(x, y, -T), end]));
  const ends = all.map(([[x, y], [dx, dy]]): Point => [x + dx, y + dy]);
  const drawn = (colours: readonly string[]): string[] => all.map(([from, by], i) => leg(from, by, i, colours));
  return [
    ...drawn([MANGROVE, TIDE, MANGROVE]),
    group([...drawn([PALE, TIDE, PALE_SHADE]), mesh(ends)], { clip: "pool" }),
    ...ends.map((end, i) => node(end, i === 10 ? "hub" : i % 4 === 1 ? "lit" : "plain")),
  ].join("");
}

function leg([x, y]: Point, [dx, dy]: Point, i: number, colours: readonly string[]): string {
  const [ex, ey] = [x + dx, y + dy];
  const turn = y + 50 + Math.abs(dx) * 0.3;
  const data = d`M${x} ${y - 4}C${x + dx * 0.4} ${y + 14} ${ex} ${y + 10} ${ex} ${turn}V${ey}`;
  return path(data, { stroke: colours[i % 3] ?? PALE, w: i % 2 ? 4 : 6 });
}

function table(): string {
  const wood = { top: INK, left: INK_SOFT, right: INK };
  return [box(s, { x: 0, y: 0, z: -T, w: W, d: D, h: T }, wood), rim(s, W, D, -T, { stroke: CORAL, w: 5 })].join("");
}

const ROUTE = points("34 282, 78 226, 112 150, 178 128, 232 196, 292 214, 340 152, 388 92, 432 62");

function coastline(): string {
  const south = "M0 330V258C50 268 86 296 130 284S210 250 262 276S340 300 380 268S440 220 470 226V330z";
  const isle = "M196 58C230 36 284 44 296 70S262 116 232 108S172 84 196 58z";
  const north = "M0 0H150C146 44 120 60 84 66S30 92 0 84z";
  const depth =
    "M0 244C50 254 88 282 130 270S210 236 262 262S340 286 380 254S440 206 470 212M0 98C40 104 70 84 96 78S158 56 164 0";
  return (
    path(south + isle + north, PALE_SHADE) +
    path(depth, { stroke: TIDE, opacity: 0.6 }) +
    path("M186 54C222 24 292 34 308 68S264 130 228 120S160 90 186 54z", { stroke: TIDE, opacity: 0.6 })
  );
}

/** The way: a thick root with side roots to what is on it. */
function way(): string {
  const side = [
    "M78 226C58 190 46 160 40 130",
    "M178 128C170 96 156 80 150 56",
    "M232 196C210 226 196 240 176 250",
    "M292 214C316 244 330 256 346 262",
    "M340 152C330 120 336 96 326 66",
    "M388 92C420 120 436 150 440 176",
  ];
  const tips = points("40 130, 150 56, 176 250, 346 262, 326 66, 440 176");
  return [
    path(side.join(""), { stroke: MANGROVE, w: 4 }),
    ...tips.map((p) => circle(...p, 7, MANGROVE)),
    curve(ROUTE, { stroke: CORAL, w: 9 }),
    curve(ROUTE, { stroke: WHITE, w: 2, dash: "1 14" }),
  ].join("");
}

function chart(): string {
  const grid = Array.from({ length: 4 }, (_, i) => d`M0 ${66 * (i + 1)}H470`).join("");
  const years = ["Year 1", "Year 2", "Year 3"].map((text, i) =>
    label(text, 14 + i * 157, 318, { size: 27, weight: 700 }),
  );
  const compassRose = path("M0-34L7-7L34 0L7 7L0 34L-7 7L-34 0L-7-7z", { fill: SUN, transform: "translate(428 276)" });
  return [
    tile(s, { x: 46, y: 52, w: 470, d: 330 }, SAND_SHADE),
    onTop(
      s,
      [40, 44, 3],
      [
        rect(0, 0, 470, 330, PAPER),
        rect(157, 0, 156, 330, PALE),
        coastline(),
        path(grid, { stroke: PALE_SHADE }),
        path("M157 0V330M313 0V330", { stroke: INK, dash: "3 9" }),
        rect(7, 7, 456, 316, { stroke: INK }),
        way(),
        compassRose,
        ...years,
      ],
    ),
  ].join("");
}

function onChart(x: number, y: number): Point {
  return s.to(40 + x, 44 + y, 3);
}

function desk(): string {
  return [
    box(s, { x: 60, y: 392, w: 210, d: 16, h: 5 }, { top: SUN, left: SUN_SHADE, right: SUN_SHADE }),
    cylinder(s, { x: 46, y: 22, r: 24, h: 44 }, { top: INK, left: CORAL, right: CORAL_SHADE }),
    ring(s, [46, 22, 40], 18, SKINS[2]),
    box(s, { x: 582, y: 190, w: 10, d: 150, h: 8 }, { top: CORAL, left: CORAL_SHADE, right: CORAL_SHADE }),
    box(s, { x: 582, y: 340, w: 10, d: 22, h: 8 }, { top: SAND, left: SAND_SHADE, right: SAND_SHADE }),
  ].join("");
}

export function drawServiceConsulting(): string {
  return picture({
    width: 1200,
    height: 900,
    label:
      "A chart on a table that stands on roots: a coral route over three years, with flags, dividers and a compass",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(930, 190, 118, SUN),
      sea(),
      legs(),
      table(),
      desk(),
      chart(),
      compass(s, [566, 92]),
      pennant(onChart(112, 150), "1", MANGROVE),
      pennant(onChart(292, 214), "2", MANGROVE),
      pennant(onChart(432, 62), "3", CORAL),
      dividers(onChart(232, 196), onChart(340, 152)),
    ],
  });
}
