import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, PALE_SHADE, SAND, SUN, TIDE, TIDE_SHADE } from "../kit/colours.ts";
import { node } from "../kit/network.ts";
import { fish, leaf } from "../kit/plants.ts";
import { quads, type Triple, triples } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { circle, clip, d, ellipse, group, type Point, path, picture, rect } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [CX, CY, WATER] = [600, 560, 300];

/** One pair of roots: out of the trunk, around the core, together again below. */
function shield(half: number, foot: number, top: number): string {
  const side = (m: 1 | -1): string =>
    d`M${CX + m * 8} ${top}C${CX + m * half * 0.5} ${top + 6} ${CX + m * half} ${WATER + 10} ${CX + m * half} ${WATER + 96}C${CX + m * half} ${CY + 90} ${CX + m * half * 0.62} ${foot - 90} ${CX} ${foot}`;
  return side(1) + side(-1);
}

const PAIRS: readonly [half: number, foot: number, top: number, colour: string, w: number][] = [
  [300, 846, 236, PALE, 9],
  [262, 812, 226, TIDE, 6],
  [222, 776, 240, PALE, 7],
  [184, 742, 230, TIDE, 5],
];

/** Ribs between the roots: a basket. */
function ribs(): string {
  const rows = [380, 440, 500, 560, 620, 680, 740];
  const data = rows.map((y, i) => {
    const share = y < 520 ? 1 : Math.cos(((y - 520) / 360) * 1.45);
    const [out, inside] = [300 * share, Math.max(0, 186 * share)];
    const bow = 14 + i * 3;
    return d`M${CX - out} ${y}Q${CX - (out + inside) / 2} ${y + bow} ${CX - inside} ${y + 10}M${CX + out} ${y}Q${CX + (out + inside) / 2} ${y + bow} ${CX + inside} ${y + 10}`;
  });
  return path(data.join(""), { stroke: TIDE, w: 3 });
}

/** On which pair, on which side, and how far down it. */
const KNOTS = triples(
  "0 -1 0, 0 1 0.2, 0 -1 0.34, 0 1 0.5, 1 -1 0.2, 1 1 0.06, 2 -1 0.1, 2 1 0.36, 0 -1 0.6, 1 1 0.66, 2 -1 0.62, 1 -1 0.8, 3 1 0.1, 3 -1 0.4",
);

function knots(): string {
  const spot = ([pair, side, t]: Triple): Point => {
    const [half, foot] = PAIRS[pair] ?? [300, 846];
    const mix = (a: number, b: number, c: number, e: number): number =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
    return [CX + side * mix(half, half, half * 0.62, 0), mix(WATER + 96, CY + 90, foot - 90, foot)];
  };
  return KNOTS.map((knot, i) => node(spot(knot), i % 3 === 1 ? "lit" : "plain")).join("") + node([CX, 846], "hub");
}

function crown(): string {
  const back = quads("-210 132 120 62, 206 128 124 62, 0 72 170 58");
  const front = quads("-120 150 132 62, 120 152 132 60, 0 120 150 70");
  const random = seeded(3);
  const leaves = Array.from({ length: 34 }, (_, i) => {
    const turn = (i / 34) * Math.PI * 2;
    const r = random.between(0.25, 0.96);
    return leaf(
      CX + Math.cos(turn) * 250 * r,
      122 + Math.sin(turn) * 70 * r,
      random.between(26, 36),
      (turn * 180) / Math.PI + random.between(-30, 30),
      i % 3 === 0 ? PALE_SHADE : i % 3 === 1 ? DEEP : TIDE,
    );
  });
  const drawn = (list: typeof back): string[] => list.map(([dx, y, rx, ry]) => ellipse(CX + dx, y, rx, ry, {}));
  return group(drawn(back), { fill: MANGROVE }) + group(drawn(front), { fill: TIDE_SHADE }) + leaves.join("");
}

function trunk(): string {
  const branches = "M600 246C596 220 560 190 500 170M600 246C604 220 640 190 702 166M600 246V130";
  const inner = [-120, -84, -48, -16, 16, 48, 84, 120].map(
    (dx) => d`M${CX + dx * 0.16} 240C${CX + dx} 246 ${CX + dx} 300 ${CX + dx} ${CY - Math.sqrt(142 ** 2 - dx ** 2)}`,
  );
  return (
    path(inner.join(""), { stroke: SUN, w: 4 }) +
    path(branches, { stroke: INK, w: 12 }) +
    path("M566 252C586 236 588 220 590 190H612C612 220 614 236 634 252C612 246 588 246 566 252z", INK)
  );
}

/** The core: a lit cabinet with a keyhole. */
function core(): string {
  const rows = [0, 1, 2, 3, 4, 5].map((i) => d`M538 ${466 + i * 36}h60`).join("");
  return [
    circle(CX, CY, 168, { fill: SUN, opacity: 0.16 }),
    circle(CX, CY, 142, SUN),
    rect(CX - 84, CY - 122, 168, 244, INK, 14),
    rect(CX - 72, CY - 110, 144, 220, INK_SOFT, 6),
    path(rows, { stroke: TIDE, w: 4 }),
    ...[0, 1, 2, 3, 4, 5].map((i) => circle(656, 466 + i * 36, 4.5, i % 2 ? SUN : PALE)),
    circle(CX, CY, 52, INK),
    circle(CX, CY, 46, CORAL),
    path(d`M${CX} ${CY - 24}a15 15 0 0 1 8 28l6 24h-28l6-24a15 15 0 0 1 8-28z`, INK),
  ].join("");
}

function water(): string {
  const rings = [470, 400].map((r, i) => circle(CX, CY, r, i ? MANGROVE : { fill: MANGROVE, opacity: 0.5 }));
  return [
    rect(0, WATER, 1200, 600, DEEP),
    group(rings, { clip: "wet" }),
    ripples(seeded(9), 1200, WATER, 6),
    path("M380 314h90M700 320h130M560 330h60", { stroke: SUN, w: 4, opacity: 0.7 }),
  ].join("");
}

/** What is thrown at it glances off. */
function attacks(): string {
  const hits = [
    "M60 420L262 470L150 560",
    "M1140 400L938 450L1050 546",
    "M96 690L300 640L226 760",
    "M1100 700L894 652L968 770",
  ];
  const ends = triples("150 560 141, 1050 546 41, 226 760 122, 968 770 58");
  const darts = ends.map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-14-12L12 0L-14 12z" fill="${CORAL}"/>`,
  );
  return path(hits.join(""), { stroke: CORAL, w: 4, dash: "14 12" }) + darts.join("");
}

export function drawServiceSecurity(): string {
  return picture({
    width: 1200,
    height: 900,
    label: "A mangrove whose roots close under water into a shield around a lit cabinet with a keyhole",
    body: [
      clip("air", rect(0, 0, 1200, WATER, {})),
      clip("wet", rect(0, WATER, 1200, 600, {})),
      rect(0, 0, 1200, WATER, SAND),
      circle(890, 190, 104, SUN),
      rect(770, 236, 240, 7, SAND),
      rect(770, 262, 240, 9, SAND),
      water(),
      attacks(),
      fish(120, 810, 1),
      fish(1090, 850, 0.8, TIDE, -1),
      ribs(),
      path(shield(330, 884, 226), { stroke: PALE_SHADE, dash: "2 14", w: 4 }),
      group(
        PAIRS.map(([half, foot, top, , w]) => path(shield(half, foot, top), { stroke: MANGROVE, w })),
        { clip: "air" },
      ),
      group(
        PAIRS.map(([half, foot, top, colour, w]) => path(shield(half, foot, top), { stroke: colour, w })),
        { clip: "wet" },
      ),
      knots(),
      core(),
      trunk(),
      crown(),
      rect(0, WATER - 1, 1200, 2, TIDE),
    ],
  });
}
