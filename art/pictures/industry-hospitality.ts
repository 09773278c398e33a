import { CORAL, CORAL_SHADE, INK, MANGROVE, PALE, SAND, SUN, TIDE, TIDE_SHADE, WHITE } from "../kit/colours.ts";
import { signal } from "../kit/network.ts";
import { SKINS, standing } from "../kit/people.ts";
import { palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 90, right: 1110, hubs: [170, 320, 470, 600, 730, 880, 1030], count: 28 };

/** Rooms in rows; in one of them somebody is awake, and has Wi-Fi. */
function rooms(random: Random, x: number, y: number, columns: number, rows: number): string {
  const all = Array.from({ length: columns * rows }, (_, i) => [x + (i % columns) * 62, y + Math.floor(i / columns) * 64, 40, 40] as const);
  return rects(all, TIDE_SHADE) + rects(all.filter(() => random.chance(0.42)), SUN);
}

/** Rounded corners, eyebrows over the windows, and the fin with the sign. */
function hotel(random: Random): string {
  const brows = (x: number, w: number): string => [1, 2, 3].map((i) => rect(x, 232 + i * 64 - 10, w, 6, CORAL)).join("");
  return [
    path(d`M216 ${DECK}V268a50 50 0 0 1 50-50h254V${DECK}z`, WHITE),
    path(d`M984 ${DECK}V268a50 50 0 0 0-50-50H680V${DECK}z`, WHITE),
    rect(520, 150, 160, DECK - 150, PALE),
    rooms(random, 252, 240, 4, 4),
    rooms(random, 712, 240, 4, 4),
    brows(216, 304),
    brows(680, 304),
    path(d`M560 ${DECK}V120a40 40 0 0 1 80 0V${DECK}z`, MANGROVE),
    rects([[574, 150, 52, 10], [574, 174, 52, 10], [574, 198, 52, 10]], SUN),
    path("M584 230v150M616 230v150M584 305h32", { stroke: CORAL, w: 12, cap: "butt" }),
    rect(500, 430, 200, 14, CORAL_SHADE),
    rect(528, 444, 144, 92, SUN),
    path(d`M600 444v92`, { stroke: INK, w: 4 }),
    circle(600, 62, 9, CORAL),
    path("M600 70v16", { stroke: INK, w: 5 }),
    signal([600, 46], [20, 36, 52]),
  ].join("");
}

function guests(): string {
  const bag = (x: number): string => rect(x, DECK - 40, 30, 34, CORAL, 4) + path(d`M${x + 15} ${DECK - 40}v-22h10`, { stroke: INK, w: 4 });
  return [
    standing(420, DECK, 0.95, { shirt: TIDE, skin: SKINS[1], trousers: INK }),
    bag(446),
    standing(750, DECK, 0.95, { shirt: CORAL, skin: SKINS[2], trousers: INK }, 120),
    bag(780),
    standing(842, DECK, 0.7, { shirt: SUN, skin: SKINS[2], trousers: MANGROVE }),
  ].join("");
}

export function drawIndustryHospitality(): string {
  const random = seeded(64);
  const stars = [[90, 90], [210, 150], [330, 70], [900, 90], [1010, 170], [1120, 80], [760, 60], [450, 110]] as const;
  return picture({
    width: 1200,
    height: 900,
    label: "An art deco hotel at dusk with lit rooms, guests at the door and roots under the deck",
    body: [
      rect(0, 0, 1200, WATER, TIDE),
      rect(0, 420, 1200, WATER - 420, CORAL, 0),
      rect(0, 470, 1200, WATER - 470, SUN),
      ...stars.map(([x, y], i) => circle(x, y, i % 3 === 0 ? 5 : 3, SAND)),
      circle(1040, 300, 58, SAND),
      below(random, STAGE),
      palm(150, DECK, 190, 1.7, -16),
      palm(1050, DECK, 210, 1.8, 16),
      hotel(random),
      guests(),
      palm(330, DECK, 90, 1.1, 8),
      palm(900, DECK, 100, 1.15, -8),
      deck(STAGE),
    ],
  });
}
