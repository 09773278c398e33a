import { rowBoat } from "../kit/boats.ts";
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
  SAND_SHADE,
  SUN,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { battery, cooler, DECK_Z, row, trays } from "../kit/deck-gear.ts";
import { box, cylinder, floorGrid, space } from "../kit/iso.ts";
import { rim, ring, type Spot, strut, trail } from "../kit/iso-things.ts";
import { node } from "../kit/network.ts";
import { type Triple, triples } from "../kit/points.ts";
import { d, type Point, path, picture, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const [W, D, Z] = [600, 380, DECK_Z];
const s = space(498, 318);

function sea(): string {
  const rings = [250, 320, 400, 490, 590].map((r, i) =>
    ring(
      s,
      [W / 2, D / 2, 0],
      r,
      i === 0 ? DEEP : { stroke: TIDE, opacity: 0.7 - i * 0.12, dash: i % 2 ? "90 30" : "40 24" },
    ),
  );
  return (
    rect(0, 0, 1200, 900, MANGROVE) +
    rings.reverse().join("") +
    wavelet(120, 180, 56) +
    wavelet(1010, 160, 60) +
    wavelet(1080, 760, 50) +
    wavelet(90, 740, 50) +
    wavelet(860, 90, 44) +
    wavelet(330, 110, 44)
  );
}

/** Piles with a mark at the height of the last flood. */
function stilts(): string {
  const spots = triples("30 30 0, 300 30 0, 570 30 0, 30 190 0, 30 350 0, 570 190 0, 300 350 0, 570 350 0");
  return spots
    .map(([x, y]) => {
      const foot =
        ring(s, [x, y, 0], 20, { stroke: PALE, opacity: 0.7 }) +
        ring(s, [x, y, 0], 30, { stroke: PALE, opacity: 0.35 });
      const pile = cylinder(s, { x, y, r: 10, h: Z }, { top: PALE, left: SAND, right: SAND_SHADE });
      return foot + pile + cylinder(s, { x, y, z: 62, r: 10.5, h: 9 }, { top: CORAL, left: CORAL, right: CORAL_SHADE });
    })
    .join("");
}

const ROOTS = triples(
  "60 380 0, 130 380 1, 210 380 0, 300 380 1, 390 380 0, 480 380 1, 600 320 0, 600 250 1, 600 170 0, 600 90 1, 600 30 0, 20 380 1, 560 380 0",
);

/** Roots fall from the rim of the deck, run out over the sea bed and end in nodes. */
function roots(): string {
  return ROOTS.map(([x, y], i) => {
    const left = y === D;
    const out = 60 + ((i * 37) % 90);
    const from = s.to(x, y, Z - 10);
    const end: Point = left ? s.to(x - 40 + ((i * 29) % 60), y + out) : s.to(x + out, y - 20 + ((i * 31) % 50));
    const [ex, ey] = end;
    const knee = from[1] + 90 + ((i * 23) % 40);
    const data = d`M${from[0]} ${from[1]}C${ex} ${from[1] + 10} ${ex} ${knee - 40} ${ex} ${knee}V${ey}`;
    return (
      path(data, { stroke: i % 3 === 1 ? TIDE : PALE, w: i % 2 ? 4 : 5 }) +
      ring(s, left ? [x - 40 + ((i * 29) % 60), y + out, 0] : [x + out, y - 20 + ((i * 31) % 50), 0], 13, {
        stroke: PALE,
        opacity: 0.5,
      }) +
      node(end, i % 5 === 2 ? "lit" : i === 4 || i === 8 ? "hub" : "plain", MANGROVE)
    );
  }).join("");
}

function deck(): string {
  return [
    box(s, { x: 0, y: 0, z: Z - 22, w: W, d: D, h: 22 }, { top: SAND, left: INK, right: INK_SOFT }),
    rim(s, W, D, Z - 22, { stroke: CORAL, w: 5 }),
    floorGrid(s, { x: 0, y: 0, z: Z, w: W, d: D, step: 38 }, { stroke: SAND_SHADE, w: 1.5 }),
  ].join("");
}

const _DARK = { top: TIDE, left: INK_SOFT, right: INK };
const _COLD = { top: WHITE, left: PALE, right: PALE_SHADE };

function rail(): string {
  const posts = Array.from({ length: 9 }, (_, i): Spot[] => [
    [i * 75, 0, Z],
    [i * 75, 0, Z + 34],
  ]).concat(
    Array.from({ length: 6 }, (_, i): Spot[] => [
      [0, i * 76, Z],
      [0, i * 76, Z + 34],
    ]),
  );
  return (
    posts.map((p) => strut(s, p, { stroke: PALE, w: 3 })).join("") +
    strut(
      s,
      [
        [W, 0, Z + 34],
        [0, 0, Z + 34],
        [0, D, Z + 34],
      ],
      { stroke: PALE, w: 4 },
    )
  );
}

function ladder(): string {
  const rungs = Array.from({ length: 8 }, (_, i): string =>
    strut(
      s,
      [
        [150, D, Z - 20 - i * 16],
        [176, D, Z - 20 - i * 16],
      ],
      { stroke: SUN, w: 3 },
    ),
  );
  const [x, y] = s.to(150, D + 42, 0);
  return (
    [148, 178]
      .map((lx) =>
        strut(
          s,
          [
            [lx, D, Z],
            [lx, D, 0],
          ],
          { stroke: SUN, w: 4 },
        ),
      )
      .join("") +
    rungs.join("") +
    rowBoat(x, y + 14, 0.8) +
    trail(
      s,
      [
        [164, D, 20],
        [150, D + 20, 4],
        [130, D + 40, 10],
      ],
      { stroke: SUN },
    )
  );
}

export function drawServiceInfrastructure(): string {
  const place = ([x, y, n]: Triple): string => row(s, y, x, n);
  return picture({
    width: 1200,
    height: 900,
    label: "Two rows of racks on a deck on stilts, well above the water; roots fall from its rim to the sea bed",
    body: [
      sea(),
      stilts(),
      roots(),
      ladder(),
      deck(),
      rail(),
      triples("60 50 7").map(place).join(""),
      trays(s, 50, 60, 440),
      row(s, 200, 60, 7, 4),
      trays(s, 200, 60, 440),
      cooler(s, 490, 40),
      cooler(s, 490, 190),
      battery(s, 430, 322),
    ],
  });
}
