import { sailBoat } from "../kit/boats.ts";
import { flats, office, shop } from "../kit/buildings.ts";
import { CORAL, CORAL_SHADE, INK, MANGROVE, PALE, SAND, SAND_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { node, signal } from "../kit/network.ts";
import { cloud, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 40, right: 640, hubs: [110, 220, 330, 440, 560], count: 16 };

/** The bridge to the island stands open; the line goes on through its foot. */
function bridge(): string {
  const pier = (x: number): string => rect(x - 22, DECK - 20, 44, 150, WHITE) + rect(x - 30, DECK - 30, 60, 14, INK);
  return [
    rect(640, DECK, 90, 16, INK),
    rect(1020, DECK, 180, 16, INK),
    path(d`M728 ${DECK}L826 ${DECK - 150}M1022 ${DECK}L924 ${DECK - 150}`, { stroke: CORAL, w: 16, cap: "butt" }),
    path(d`M744 ${DECK - 6}L834 ${DECK - 144}M1006 ${DECK - 6}L916 ${DECK - 144}`, { stroke: CORAL_SHADE, w: 4, dash: "3 12" }),
    pier(728),
    pier(1022),
    rects([[712, DECK - 96, 32, 66], [1006, DECK - 96, 32, 66]], TIDE),
    rects([[718, DECK - 88, 20, 16], [1012, DECK - 88, 20, 16]], SUN),
    path(d`M728 660C728 790 1022 790 1022 660`, { stroke: CORAL, w: 6 }),
    node([875, 757], "hub"),
    signal([728, DECK - 112], [18, 30]),
  ].join("");
}

/** A street of royal palms along the water. */
function drive(random: Random): string {
  return [
    office(random, { x: 80, ground: DECK, w: 112, h: 240 }, WHITE, 4, 9),
    flats(random, { x: 214, ground: DECK, w: 122, h: 180 }),
    office(random, { x: 356, ground: DECK, w: 96, h: 300 }, TIDE, 4, 11),
    shop({ x: 474, ground: DECK, w: 110, h: 92 }),
    rect(1080, DECK - 120, 120, 120, WHITE),
    path(d`M1066 ${DECK - 120}L1140 ${DECK - 176}L1214 ${DECK - 120}z`, CORAL),
    rects([[1098, DECK - 96, 30, 40], [1146, DECK - 96, 30, 40]], TIDE),
    ...[70, 204, 346, 462, 606].map((x, i) => palm(x, DECK, 150 + (i % 2) * 20, 1.25, i % 2 ? 5 : -5, MANGROVE)),
  ].join("");
}

export function drawAreaWestPalmBeach(): string {
  const random = seeded(73);
  return picture({
    width: 1200,
    height: 900,
    label: "A palm-lined drive in West Palm Beach and an open drawbridge; a coral line passes under the water to the island",
    body: [
      rect(0, 0, 1200, WATER, SAND),
      circle(875, 330, 170, SUN),
      cloud(560, 120, 150, WHITE),
      cloud(1010, 170, 140, WHITE),
      cloud(30, 150, 150, WHITE),
      rect(0, WATER - 12, 1200, 12, SAND_SHADE),
      below(random, STAGE),
      drive(random),
      bridge(),
      sailBoat(875, WATER + 8, 1.2, INK, PALE),
      deck(STAGE),
    ],
  });
}
