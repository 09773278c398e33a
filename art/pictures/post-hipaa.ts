import {
  CORAL,
  CORAL_SHADE,
  DEEP,
  INK,
  MANGROVE,
  PALE,
  PALE_SHADE,
  SAND,
  SAND_SHADE,
  SUN,
  TIDE,
  WHITE,
} from "../kit/colours.ts";
import { mesh, node } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { grass, palm } from "../kit/plants.ts";
import { points, quads } from "../kit/points.ts";
import { seeded } from "../kit/random.ts";
import { folder, item } from "../kit/records.ts";
import { at, circle, d, path, picture, rect, rects } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";

const [FLOOR, WATER] = [640, 668];

/** The head of the sheet: a clinic with its cross. */
function head(): string {
  return [
    rect(-160, -196, 320, 92, PALE, 4),
    path("M-160-112C-100-126-60-104 0-114S120-124 160-110V-104H-160z", TIDE),
    rect(-66, -168, 132, 56, INK),
    rect(-80, -176, 160, 10, CORAL),
    rects(
      [
        [-54, -152, 18, 16],
        [-54, -132, 18, 14],
        [36, -152, 18, 16],
        [36, -132, 18, 14],
      ],
      SUN,
    ),
    path("M0-160v24m-12-12h24", { stroke: CORAL, w: 8, cap: "butt" }),
    rect(-8, -132, 16, 20, PALE),
  ].join("");
}

function clipboard(): string {
  return at(
    600,
    352,
    [
      rect(-214, -276, 428, 560, INK, 22),
      rect(-202, -264, 404, 536, MANGROVE, 14),
      rect(-178, -222, 370, 478, SAND_SHADE, 4),
      rect(-184, -228, 368, 478, WHITE, 4),
      head(),
      ...[0, 1, 2, 3, 4].map((i) => item(-64 + i * 64, i)),
      path("M184 210l-40 40h40z", PALE_SHADE),
      path("M-96-240v-26q0-14 14-14h34c4-44 92-44 96 0h34q14 0 14 14v26z", CORAL),
      circle(0, -284, 15, INK),
      rect(-96, -248, 192, 12, CORAL_SHADE),
    ],
    1,
    -3,
  );
}

/** The house the list is for. */
function clinic(): string {
  const windows = quads(
    "124 444 44 38, 184 444 44 38, 304 444 44 38, 124 506 44 38, 304 506 44 38, 124 568 44 38, 304 568 44 38",
  );
  return [
    rect(96, 420, 280, 220, WHITE),
    rect(84, 404, 304, 18, MANGROVE),
    rects(windows, PALE_SHADE),
    rects(
      [
        [184, 444, 44, 38],
        [304, 568, 44, 38],
      ],
      SUN,
    ),
    rect(190, 340, 92, 64, MANGROVE),
    path("M236 350v44m-22-22h44", { stroke: WHITE, w: 13, cap: "butt" }),
    rect(190, 540, 92, 100, INK),
    rect(198, 550, 36, 90, PALE),
    rect(238, 550, 36, 90, PALE),
    rect(172, 524, 128, 14, CORAL),
    palm(70, FLOOR, 110, 1.2, -8),
  ].join("");
}

/** A doctor with a pen as long as her arm. */
function writer(): string {
  return [
    standing(938, FLOOR, 2, { shirt: WHITE, skin: SKINS[0], hair: INK, trousers: TIDE }, -0),
    path("M934 456l10 26l10-26M944 482v50", { stroke: PALE_SHADE, w: 4 }),
    path("M912 462C902 490 886 500 890 520", { stroke: WHITE, w: 20 }),
    at(
      866,
      492,
      [
        path("M-70-9H70L92 0L70 9H-70z", CORAL),
        path("M70-9L92 0L70 9z", INK),
        rect(-84, -9, 18, 18, INK, 3),
        circle(4, 4, 12, SKINS[0]),
      ],
      1,
      200,
    ),
    rect(1010, 540, 96, 100, SAND_SHADE),
    rects(
      [
        [1018, 550, 80, 24],
        [1018, 580, 80, 24],
        [1018, 610, 80, 24],
      ],
      SAND,
    ),
    path("M1048 562h20M1048 592h20M1048 622h20", { stroke: INK, w: 5 }),
    path("M1040 540v-40h36v40z", TIDE),
    grass(1058, 502, 50, MANGROVE),
  ].join("");
}

/** Roots come out of the board and close around the records. */
function guard(): string {
  const cage = [-150, -104, -56, 56, 104, 150].map((dx, i) =>
    path(d`M${600 + dx * 0.9} ${FLOOR + 8}C${600 + dx * 1.4} 720 ${600 + dx * 1.5} 830 ${600 + dx * 0.12} 884`, {
      stroke: i % 2 ? TIDE : PALE,
      w: i % 2 ? 5 : 7,
    }),
  );
  const cords = quads("236 650 300 742, 520 650 360 760, 690 650 850 760, 960 650 906 744").map(([x, y, ex, ey]) =>
    path(d`M${x} ${y}C${x} ${y + 60} ${ex} ${ey - 60} ${ex} ${ey}`, { stroke: PALE, w: 5 }),
  );
  const ends = points(
    "70 760, 132 820, 196 752, 250 846, 410 850, 470 780, 740 790, 790 852, 956 846, 1010 760, 1074 826, 1130 752",
  );
  const free = ends.map(([x, y], i) =>
    path(
      d`M${600 + (x - 600) * 0.88} ${FLOOR + 18}C${600 + (x - 600) * 0.9} ${FLOOR + 60} ${x} ${FLOOR + 40} ${x} ${y}`,
      { stroke: i % 3 === 1 ? TIDE : PALE, w: 4 },
    ),
  );
  return [
    mesh(ends),
    ...free,
    ...ends.map((p, i) => node(p, i % 3 === 1 ? "lit" : "plain")),
    ...cords,
    folder(330, 780, false),
    folder(878, 780, false),
    folder(600, 764, true),
    ...cage,
    node([600, 884], "hub"),
  ].join("");
}

export function drawPostHipaa(): string {
  return picture({
    width: 1200,
    height: 900,
    label:
      "A large clipboard with a checklist between a clinic and a doctor; roots below it close around locked records",
    body: [
      rect(0, 0, 1200, 900, SAND),
      circle(600, 330, 300, PALE),
      rect(0, WATER, 1200, 240, DEEP),
      ripples(seeded(5), 1200, WATER, 6),
      clinic(),
      rect(40, FLOOR, 1120, 16, INK),
      rect(40, FLOOR + 16, 1120, 5, CORAL),
      guard(),
      clipboard(),
      writer(),
    ],
  });
}
