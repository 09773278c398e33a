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
  WHITE,
} from "../kit/colours.ts";
import { box, onLeft, onRight, space } from "../kit/iso.ts";
import { rim, ring, type Spot, strut, trail } from "../kit/iso-things.ts";
import { mesh, node, signal } from "../kit/network.ts";
import { points, triples } from "../kit/points.ts";
import { container, crane, PAINTS, ship, WHITE_SIDES } from "../kit/port.ts";
import { circle, clip, d, group, type Point, path, picture, poly, rect, rects } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const [W, D, H] = [700, 430, 56];
const s = space(483, 150);

function yard(): string {
  const lanes =
    strut(
      s,
      [
        [20, 262],
        [W - 20, 262],
      ],
      { stroke: WHITE, w: 4, dash: "26 18" },
    ) +
    strut(
      s,
      [
        [20, 318],
        [W - 20, 318],
      ],
      { stroke: SAND_SHADE, w: 5 },
    ) +
    strut(
      s,
      [
        [20, 404],
        [W - 20, 404],
      ],
      { stroke: SAND_SHADE, w: 5 },
    );
  return [
    box(s, { x: 0, y: 0, z: -H, w: W, d: D, h: H }, { top: SAND, left: INK, right: INK_SOFT }),
    rim(s, W, D, -6, { stroke: CORAL, w: 5 }),
    lanes,
    ...Array.from({ length: 8 }, (_, i) =>
      box(s, { x: 60 + i * 80, y: D, z: -34, w: 18, d: 8, h: 26 }, { top: PALE, left: PALE, right: PALE_SHADE }),
    ),
  ].join("");
}

/** How far the mast reaches: over the whole yard and on to the ship. */
function reach(): string {
  const rings = [120, 200, 280, 360, 440].map((r, i) =>
    ring(s, [190, 96, 0], r, { stroke: CORAL, w: 6, opacity: 1 - i * 0.12, dash: i % 2 ? "10 10" : "30 12" }),
  );
  return group(rings, { clip: "yard" });
}

function hall(): string {
  const door = (x: number, lit: boolean): string =>
    rect(x, 40, 50, 58, lit ? SUN : DEEP) + path(d`M${x} 54h50M${x} 68h50M${x} 82h50`, { stroke: MANGROVE });
  const windows = rects(
    [
      [24, 16, 26, 24],
      [66, 16, 26, 24],
      [108, 16, 26, 24],
    ],
    SUN,
  );
  const ridge = [0, 1, 2].map((i) => {
    const x = 50 + i * 96;
    return (
      poly([s.to(x, 30, 98), s.to(x, 30, 130), s.to(x, 180, 130), s.to(x, 180, 98)], TIDE) +
      poly([s.to(x, 30, 130), s.to(x + 96, 30, 98), s.to(x + 96, 180, 98), s.to(x, 180, 130)], i % 2 ? PALE : PALE) +
      poly([s.to(x, 180, 130), s.to(x + 96, 180, 98), s.to(x, 180, 98)], MANGROVE)
    );
  });
  return (
    box(s, { x: 50, y: 30, w: 288, d: 150, h: 98 }, { top: TIDE, left: MANGROVE, right: DEEP }) +
    onLeft(s, [50, 180, 98], [door(20, false), door(92, true), door(164, false), door(230, false)]) +
    onRight(s, [338, 180, 98], [windows]) +
    ridge.join("")
  );
}

function mast(): string {
  const [x, y] = s.to(190, 96, 112);
  return (
    path(d`M${x} ${y}v-80M${x - 14} ${y}L${x} ${y - 46}L${x + 14} ${y}M${x - 9} ${y - 20}h18`, { stroke: INK, w: 4 }) +
    circle(x, y - 84, 10, CORAL) +
    signal([x, y - 96], [24, 42])
  );
}

function stacks(): string {
  const spots = triples("462 20 3, 578 20 2, 462 78 2, 578 78 3, 462 136 1, 578 136 2");
  return spots
    .flatMap(([x, y, high], i) => Array.from({ length: high }, (_, k) => container(s, x, y, k * 44, i * 2 + k * 3 + 1)))
    .join("");
}

function load(): string {
  const [a, b] = [s.to(550, 520, 212), s.to(550, 520, 134)];
  return (
    path(d`M${a[0] - 14} ${a[1]}L${b[0] - 34} ${b[1]}M${a[0] + 14} ${a[1]}L${b[0] + 34} ${b[1]}`, {
      stroke: INK,
      w: 3,
    }) +
    container(s, 497, 498, 84, 1) +
    node(s.to(550, 520, 212), "lit")
  );
}

/** Things in the yard that the reach holds. */
function readers(): string {
  const spots: readonly Spot[] = points("120 236, 236 262, 420 240, 660 262, 330 370, 90 350");
  const lines = spots.map(([x, y]) =>
    trail(
      s,
      [
        [190, 190],
        [190 + (x - 190) * 0.6, 190 + (y - 190) * 0.8],
        [x, y],
      ],
      { stroke: TIDE, w: 4 },
    ),
  );
  const carts = spots.map(
    ([x, y], i) =>
      box(s, { x: x - 12, y: y - 12, w: 34, d: 24, h: 18 }, PAINTS[(i * 2 + 1) % 5] ?? WHITE_SIDES) +
      node(s.to(x, y, 26), i === 3 ? "hub" : "lit", SAND),
  );
  return lines.join("") + carts.join("");
}

function roots(): string {
  const spots = points("20 430, 70 430, 120 430, 170 430, 700 330, 700 270, 700 210, 700 150, 700 90, 700 30");
  const ends = spots.map(([x, y], i): Point => {
    const [px, py] = s.to(x, y, -H);
    return [px + (y === D ? -14 : 20), py + 60 + ((i * 47) % 80)];
  });
  const drawn = spots.map(([x, y], i) => {
    const [[px, py], [ex, ey]] = [s.to(x, y, -H + 4), ends[i] ?? [0, 0]];
    return path(d`M${px} ${py}C${px} ${py + 20} ${ex} ${py + 12} ${ex} ${py + 46}V${ey}`, {
      stroke: i % 3 === 1 ? DEEP : PALE,
      w: i % 2 ? 4 : 6,
    });
  });
  return (
    mesh(ends, { stroke: PALE, opacity: 0.6 }) +
    drawn.join("") +
    ends.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")).join("")
  );
}

export function drawProjectNetwork(): string {
  const marks = points("60 150, 980 140, 1070 760, 120 780, 880 860, 200 110").map(([x, y]) => wavelet(x, y, 54, PALE));
  return picture({
    width: 1200,
    height: 900,
    label:
      "A port with a warehouse, containers, a coral crane and a ship; rings of Wi-Fi reach from a mast over the whole yard",
    body: [
      clip("yard", poly([s.to(0, 0), s.to(W, 0), s.to(W, D), s.to(0, D)], {})),
      rect(0, 0, 1200, 900, TIDE),
      ...marks,
      roots(),
      yard(),
      reach(),
      readers(),
      hall(),
      mast(),
      stacks(),
      ship(s),
      crane(s),
      load(),
    ],
  });
}
