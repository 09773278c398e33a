import { rowBoat } from "../kit/boats.ts";
import {
  CORAL,
  DEEP,
  INK,
  INK_SOFT,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND,
  SUN,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { link, mesh, node } from "../kit/network.ts";
import { bust, SKINS, standing } from "../kit/people.ts";
import { cloud, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { at, circle, d, type Point, path, picture, rect, rects } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [WATER, PORCH] = [668, 560];

/** The house is what somebody says: a speech bubble with a door. */
function house(): string {
  const bubble = [
    d`M398 152H802a44 44 0 0 1 44 44V${PORCH - 60}a44 44 0 0 1 -44 44H520`,
    d`L424 ${PORCH + 2}V${PORCH - 16}H398a44 44 0 0 1 -44 -44V196a44 44 0 0 1 44 -44z`,
  ].join("");
  return (
    path(bubble, WHITE) +
    path("M802 152a44 44 0 0 1 44 44V500a44 44 0 0 1 -44 44h-22a44 44 0 0 0 44-44V196a44 44 0 0 0 -44-44z", PALE_SHADE)
  );
}

function walls(): string {
  const boards = Array.from({ length: 6 }, (_, i) => d`M374 ${210 + i * 54}h432`).join("");
  const shutter = (x: number): string =>
    rect(x, 196, 34, 164, TIDE) +
    path(Array.from({ length: 10 }, (_, i) => d`M${x + 5} ${210 + i * 15}h24`).join(""), { stroke: MANGROVE, w: 3 });
  return [
    path(boards, { stroke: PALE }),
    rect(424, 190, 196, 176, INK),
    rect(433, 199, 178, 158, SUN),
    bust(522, 358, 1.95, { shirt: CORAL, skin: SKINS[0] }),
    path("M497 270a25 25 0 0 1 50 0M547 272q1 19-18 20", { stroke: MANGROVE, w: 5 }),
    shutter(384),
    shutter(626),
    rect(412, 366, 220, 12, INK),
    rect(686, 300, 96, 244, MANGROVE),
    rect(698, 312, 72, 96, PALE),
    path("M734 312v96M698 360h72", { stroke: MANGROVE, w: 4 }),
    circle(764, 446, 6, SUN),
    rect(660, 420, 14, 34, INK),
    circle(667, 430, 4, CORAL),
    rects(
      [
        [440, 408, 60, 9],
        [440, 432, 116, 9],
        [440, 456, 88, 9],
      ],
      TIDE,
    ),
    rects([[510, 408, 46, 9]], CORAL),
  ].join("");
}

function porch(): string {
  const sockets = [
    [354, 300],
    [354, 412],
    [846, 300],
    [846, 372],
  ]
    .map(([x, y]) => circle(x as number, y as number, 8, CORAL))
    .join("");
  const planks = Array.from({ length: 13 }, (_, i) => d`M${270 + i * 50} ${PORCH + 3}v10`).join("");
  const rail = [900, 866].map((x) => d`M${x} ${PORCH}v-64`).join("");
  return [
    sockets,
    rects(
      [
        [540, 544, 14, 16],
        [636, 544, 14, 16],
        [812, 544, 14, 16],
      ],
      INK,
    ),
    rect(676, 544, 116, 16, INK),
    rect(240, PORCH, 672, 16, INK),
    path(planks, { stroke: INK_SOFT }),
    rect(240, PORCH + 16, 672, 5, CORAL),
    path(d`${rail}M852 ${PORCH - 64}h60`, { stroke: INK, w: 5 }),
    path(d`M912 ${PORCH + 8}L986 ${WATER + 8}M936 ${PORCH + 8}L1010 ${WATER + 8}`, { stroke: INK, w: 5 }),
    path(d`M926 ${PORCH + 32}h24M944 ${PORCH + 58}h24M962 ${PORCH + 84}h24`, { stroke: INK, w: 5 }),
    standing(826, PORCH, 1.25, { shirt: SUN, skin: SKINS[2], trousers: DEEP }, 140),
  ].join("");
}

function mailbox(): string {
  return at(292, PORCH, [
    path("M0 0V-72", { stroke: INK, w: 6 }),
    path("M-38-72V-96a17 17 0 0 1 17-17H38V-72z", TIDE),
    path("M-38-72V-96a17 17 0 0 1 34 0v24z", MANGROVE),
    path("M20-113v-26h20v13H23", CORAL),
    path("M20-104v-34", { stroke: INK, w: 4 }),
  ]);
}

/** Somebody comes rowing, and waves. */
function visitor(): string {
  return [
    bust(1064, WATER - 8, 1.15, { shirt: TIDE, skin: SKINS[3], hair: "#5b3a29" }),
    path(d`M1044 ${WATER - 30}L1012 ${WATER - 78}`, { stroke: TIDE, w: 11 }),
    circle(1009, WATER - 83, 6.5, SKINS[3]),
    rowBoat(1064, WATER, 1.15, CORAL),
    path(d`M1090 ${WATER - 22}L1138 ${WATER + 40}`, { stroke: INK, w: 5 }),
  ].join("");
}

/** Every way in ends at the house: mail, phone, map, chat. */
function ways(): string {
  const marks: readonly (readonly [Point, string])[] = [
    [[150, 262], "M-24-16h48v32h-48zM-24-16L0 4L24-16"],
    [[196, 398], "M-12-24h24v48h-24zM-4 17h8"],
    [[1040, 250], "M0 26C-26-4-18-26 0-26S26-4 0 26zM-6-8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"],
    [[1004, 412], "M-22-18h44v28h-24l-12 12v-12h-8z"],
  ];
  const house: readonly Point[] = [
    [354, 300],
    [354, 412],
    [846, 300],
    [846, 372],
  ];
  const lines = marks.map(([p], i) =>
    link([p[0] + (i < 2 ? 44 : -44), p[1]], house[i] as Point, 0.12, { stroke: MANGROVE, w: 4 }),
  );
  const discs = marks.map(
    ([p, sign]) =>
      circle(p[0], p[1], 46, { fill: PAPER, stroke: MANGROVE, w: 4 }) +
      at(p[0], p[1], [path(sign, { stroke: INK, w: 4 })]),
  );
  return [...lines, ...discs].join("");
}

function below(random: Random): string {
  const ends = rootEnds(
    random,
    262,
    896,
    21,
    [50, 130, 84, 164, 66, 146, 100, 176].map((v) => WATER + v),
  );
  return [
    rect(0, WATER, 1200, 232, DEEP),
    ripples(random, 1200, WATER, 6),
    rootBed({
      hubs: [310, 440, 570, 700, 830],
      ends,
      y: PORCH + 21,
      water: WATER,
      width: 1200,
      height: 900,
      widths: [4, 6, 5, 4],
      id: "contact",
    }),
    mesh(ends),
    ...ends.map((p, i) => node(p, i % 8 === 4 ? "hub" : i % 4 === 1 ? "lit" : "plain")),
  ].join("");
}

export function drawPageContact(): string {
  const random = seeded(33);
  return picture({
    width: 1200,
    height: 900,
    label: "A house shaped like a speech bubble on mangrove roots; somebody waves from the porch to a rower",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(600, 330, 316, PALE),
      path(d`M0 ${WATER}V600C80 590 140 620 196 ${WATER}z`, MANGROVE),
      cloud(890, 130, 130, WHITE),
      cloud(180, 140, 110, WHITE),
      palm(76, 612, 190, 1.6, 14),
      below(random),
      ways(),
      house(),
      walls(),
      porch(),
      mailbox(),
      visitor(),
    ],
  });
}
