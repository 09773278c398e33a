import { sailBoat } from "../kit/boats.ts";
import { decoTower, flats, office } from "../kit/buildings.ts";
import { CORAL, INK, PALE, PALE_SHADE, SAND_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { signal } from "../kit/network.ts";
import { cloud, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, poly, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 40, right: 1160, hubs: [120, 280, 440, 600, 760, 920, 1080], count: 30 };

/** Towers close together, the closest ones brightest. */
function skyline(random: Random): string {
  const far = [60, 130, 190, 262, 330, 700, 764, 828, 1010, 1080].map((x, i) => [x, DECK - 180 - ((i * 67) % 170), 56, 180 + ((i * 67) % 170)] as const);
  return [
    rects(far, PALE_SHADE),
    office(random, { x: 92, ground: DECK, w: 92, h: 300 }, TIDE, 4, 12),
    office(random, { x: 206, ground: DECK, w: 84, h: 250 }, WHITE, 4, 9),
    decoTower(random, { x: 470, ground: DECK, w: 150, h: 450 }),
    office(random, { x: 316, ground: DECK, w: 100, h: 380 }, TIDE, 4, 14),
    office(random, { x: 660, ground: DECK, w: 96, h: 330 }, WHITE, 4, 12),
    flats(random, { x: 786, ground: DECK, w: 130, h: 280 }),
    office(random, { x: 950, ground: DECK, w: 100, h: 240 }, TIDE, 4, 9),
  ].join("");
}

/** The train that runs over the street. */
function train(): string {
  const cars = [560, 650].map((x) => rect(x, 452, 84, 32, CORAL, 6) + rects([[x + 10, 460, 18, 12], [x + 34, 460, 18, 12], [x + 58, 460, 18, 12]], PALE));
  return [
    rect(40, 486, 1120, 9, INK),
    path([180, 420, 660, 900, 1090].map((x) => d`M${x} 492v44`).join(""), { stroke: INK, w: 10, cap: "butt" }),
    ...cars,
  ].join("");
}

export function drawAreaMiami(): string {
  const random = seeded(71);
  return picture({
    width: 1200,
    height: 900,
    label: "Downtown Miami on a long deck: towers close together, a coral train on its track, roots in the bay",
    body: [
      rect(0, 0, 1200, WATER, PALE),
      circle(980, 200, 120, SUN),
      cloud(40, 130, 170, WHITE),
      cloud(680, 90, 130, WHITE),
      rect(0, WATER - 12, 1200, 12, SAND_SHADE),
      below(random, STAGE),
      skyline(random),
      poly([[366, 110], [346, 156], [386, 156]], INK),
      signal([545, 70], [22, 38]),
      train(),
      palm(66, DECK, 80, 1, -8),
      palm(440, DECK, 70, 0.9, 8),
      palm(1112, DECK, 100, 1.1, 10),
      sailBoat(1150, WATER + 4, 0.6),
      deck(STAGE),
    ],
  });
}
