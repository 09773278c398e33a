import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, PAPER, SAND, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { mesh, node, signal } from "../kit/network.ts";
import { cloud, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { rootBed, rootEnds } from "../kit/roots.ts";
import { at, circle, d, path, picture, poly, rect } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import { advice, code, helpDesk, safe, servers, stock, watch, wires } from "../parts/services-rooms.ts";

const [WATER, FLOOR, LEFT, ROOM, TALL] = [690, 706, 222, 189, 172];

/** A room of the house cut open; its own 0,0 is the upper left corner, 176 x 160 inside. */
function room(column: number, row: number, wall: string, things: readonly string[]): string {
  const [x, y] = [LEFT + column * ROOM, FLOOR - (3 - row) * TALL];
  return at(x + 6, y + 6, [rect(0, 0, ROOM - 12, TALL - 12, wall), ...things]);
}

function house(): string {
  const rooms = [
    room(0, 0, PALE, [advice()]),
    room(1, 0, DEEP, [wires()]),
    room(2, 0, SAND, [code()]),
    room(3, 0, PALE_SHADE, [safe()]),
    room(0, 1, TIDE, [watch()]),
    room(1, 1, PAPER, [helpDesk()]),
    room(2, 1, DEEP, [servers()]),
    room(3, 1, PALE, [stock()]),
  ];
  const top = FLOOR - 3 * TALL;
  return [
    rect(LEFT - 6, top - 6, ROOM * 4 + 12, TALL * 2 + 12, INK),
    ...rooms,
    rect(LEFT - 26, top - 22, ROOM * 4 + 52, 18, INK),
    rect(LEFT - 26, top - 27, ROOM * 4 + 52, 5, CORAL),
    rect(LEFT - 26, top + TALL * 2 + 2, ROOM * 4 + 52, 18, INK),
    rect(LEFT - 26, top + TALL * 2 + 20, ROOM * 4 + 52, 5, CORAL),
  ].join("");
}

/** The roof carries the cloud, the house stands on roots. */
function roof(): string {
  const y = FLOOR - 3 * TALL - 27;
  return [
    path(d`M456 ${y}v-60M506 ${y}v-60M556 ${y}v-60`, { stroke: MANGROVE, w: 4 }),
    [456, 506, 556].map((x) => node([x, y - 22], "lit", DEEP)).join(""),
    cloud(418, y - 44, 190, WHITE),
    path(d`M860 ${y}v-44`, { stroke: INK, w: 4 }),
    circle(860, y - 46, 6, CORAL),
    signal([860, y - 54], [16, 28]),
    poly(
      [
        [272, y],
        [296, y - 34],
        [372, y - 34],
        [348, y],
      ],
      TIDE,
    ),
    path(d`M284 ${y - 17}h76M310 ${y - 34}l-12 34M338 ${y - 34}l-12 34`, { stroke: PALE }),
  ].join("");
}

function below(random: Random): string {
  const top = FLOOR - TALL + 25;
  const ends = rootEnds(
    random,
    226,
    978,
    25,
    [36, 110, 70, 140, 50, 120, 86, 150].map((v) => WATER + v),
  );
  return [
    rect(0, WATER, 1200, 210, DEEP),
    ripples(random, 1200, WATER, 6),
    rootBed({
      hubs: [290, 430, 600, 770, 910],
      ends,
      y: top,
      water: WATER,
      width: 1200,
      height: 900,
      widths: [4, 5, 4, 6],
      id: "services",
    }),
    mesh(ends),
    ...ends.map((p, i) => node(p, i % 8 === 4 ? "hub" : i % 4 === 1 ? "lit" : "plain")),
  ].join("");
}

export function drawPageServices(): string {
  const random = seeded(9);
  return picture({
    width: 1200,
    height: 900,
    label: "A house on mangrove roots, cut open: eight rooms with people, screens, racks, wiring and a safe",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(1010, 250, 120, SUN),
      path("M0 600C70 600 150 650 178 690H0zM1200 610C1120 610 1060 650 1030 690H1200z", MANGROVE),
      below(random),
      house(),
      roof(),
      palm(96, 636, 190, 1.7, 16),
      palm(1112, 640, 170, 1.6, -14),
      palm(44, 618, 110, 1.1, -10),
    ],
  });
}
