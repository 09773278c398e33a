import { CORAL, CORAL_SHADE, DEEP, INK, INK_SOFT, MANGROVE, PALE, PALE_SHADE, SAND, SUN, SUN_SHADE, TIDE, TIDE_SHADE, WHITE } from "../kit/colours.ts";
import { signal } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { cloud } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, poly, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 60, right: 700, hubs: [130, 240, 350, 470, 590, 660], count: 18 };
const PAINTS = [[CORAL, CORAL_SHADE], [TIDE, TIDE_SHADE], [SUN, SUN_SHADE], [WHITE, PALE_SHADE], [MANGROVE, DEEP]] as const;

function boxOf(x: number, y: number, kind: number): string {
  const [face, rib] = PAINTS[kind % PAINTS.length] ?? PAINTS[0];
  const ribs = Array.from({ length: 8 }, (_, i) => d`M${x + 10 + i * 12} ${y + 7}v36`).join("");
  return rect(x, y, 106, 50, face) + path(ribs, { stroke: rib, w: 3, cap: "butt" });
}

function stack(random: Random, x: number, ground: number, heights: readonly number[]): string {
  return heights
    .flatMap((height, column) =>
      Array.from({ length: height }, (_, row) => boxOf(x + column * 110, ground - 52 * (row + 1), Math.floor(random.between(0, 5)))),
    )
    .join("");
}

/** It stands on the deck and reaches over the ship. */
function crane(): string {
  return [
    path(d`M420 ${DECK}L470 150M560 ${DECK}L510 150M436 430h110M452 310h78`, { stroke: INK, w: 14, cap: "butt" }),
    rect(240, 140, 760, 22, INK),
    path("M490 60L260 142M490 60L980 142M490 60v90", { stroke: INK, w: 5 }),
    rect(452, 162, 76, 46, CORAL),
    rects([[462, 172, 24, 20], [494, 172, 24, 20]], PALE),
    path("M850 162v122M886 162v122", { stroke: INK, w: 3 }),
    rect(812, 282, 112, 10, INK),
    boxOf(815, 292, 0),
    circle(490, 54, 9, CORAL),
    signal([490, 38], [20, 34]),
  ].join("");
}

function ship(random: Random): string {
  return [
    stack(random, 770, 580, [2, 3, 2]),
    rect(1110, 388, 70, 192, WHITE),
    rects([[1118, 402, 54, 16], [1118, 432, 54, 10], [1118, 456, 54, 10]], TIDE),
    poly([[724, 560], [1200, 560], [1200, 690], [780, 690]], INK),
    poly([[752, 626], [1200, 626], [1200, 690], [780, 690]], CORAL),
    path("M724 560H1200", { stroke: INK_SOFT, w: 8, cap: "butt" }),
  ].join("");
}

/** Who checks the box in has it in hand before it lands. */
function yard(random: Random): string {
  return [
    stack(random, 80, DECK, [3, 2, 1]),
    standing(620, DECK, 0.95, { shirt: CORAL, skin: SKINS[0], trousers: INK }, 60),
    rect(652, DECK - 92, 26, 38, INK, 4),
    rect(656, DECK - 88, 18, 28, SUN, 2),
    path(d`M666 ${DECK - 96}C690 ${DECK - 190} 760 380 826 344`, { stroke: CORAL, w: 3, dash: "3 10" }),
  ].join("");
}

export function drawIndustryLogistics(): string {
  const random = seeded(63);
  return picture({
    width: 1200,
    height: 900,
    label: "A crane lifts a coral container from a ship; someone on the quay scans it, and roots hold the quay",
    body: [
      rect(0, 0, 1200, WATER, SAND),
      circle(1010, 250, 150, SUN),
      cloud(90, 170, 170, WHITE),
      cloud(700, 96, 140, WHITE),
      below(random, STAGE),
      ship(random),
      yard(random),
      crane(),
      deck(STAGE),
    ],
  });
}
