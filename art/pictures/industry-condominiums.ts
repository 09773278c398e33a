import { sailBoat } from "../kit/boats.ts";
import { CORAL, INK, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { signal } from "../kit/network.ts";
import { cloud, palm } from "../kit/plants.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 190, right: 1010, hubs: [280, 420, 560, 600, 700, 820, 940], count: 22 };

/** Floors with balconies on both sides of the riser. */
function tower(random: Random, x: number, w: number, floors: number, step: number): string {
  const top = DECK - floors * step;
  const levels = Array.from({ length: floors }, (_, i) => top + i * step);
  const windows = levels.flatMap((y) =>
    [16, 62, w - 96, w - 50].map((dx): readonly [number, number, number, number] => [x + dx, y + 8, 34, step - 16]),
  );
  const lit = windows.filter(() => random.chance(0.3));
  return [
    rect(x, top, w, DECK - top, WHITE),
    rects(windows, TIDE),
    rects(lit, SUN),
    rects(levels.map((y) => [x - 26, y + step - 6, w + 52, 6] as const), MANGROVE),
    path(levels.map((y) => d`M${x - 24} ${y + step - 18}h40M${x + w - 16} ${y + step - 18}h40`).join(""), { stroke: INK }),
    rect(x + 10, top - 26, w - 20, 26, INK),
  ].join("");
}

/** The riser: one line through all floors, a box on each. */
function riser(x: number, floors: number, step: number): string {
  const top = DECK - floors * step;
  const boxes = Array.from({ length: floors }, (_, i) => top + i * step + step / 2);
  return [
    rect(x - 16, top - 40, 32, DECK - top + 40, INK),
    path(d`M${x} ${DECK}V${top - 70}`, { stroke: CORAL, w: 6 }),
    ...boxes.map((y, i) => circle(x, y, 6, i % 4 === 1 ? SUN : CORAL)),
    circle(x, top - 74, 9, CORAL),
    signal([x, top - 90], [20, 36, 52]),
  ].join("");
}

/** The gate, with the camera and the guard's hut. */
function gate(): string {
  return [
    rect(236, DECK - 74, 62, 74, TIDE),
    rect(228, DECK - 84, 78, 12, INK),
    rect(248, DECK - 58, 38, 26, SUN),
    path(d`M306 ${DECK - 34}h96`, { stroke: CORAL, w: 8, cap: "butt", dash: "18 10" }),
    path(d`M420 ${DECK}v-120h-26`, { stroke: INK, w: 5 }),
    rect(372, DECK - 130, 26, 16, INK, 4),
  ].join("");
}

export function drawIndustryCondominiums(): string {
  const random = seeded(62);
  return picture({
    width: 1200,
    height: 900,
    label: "A condominium tower by the sea: one lit riser passes every floor and ends in mangrove roots under the deck",
    body: [
      rect(0, 0, 1200, WATER, PALE),
      circle(920, 240, 130, SUN),
      cloud(80, 190, 210, WHITE),
      cloud(330, 110, 120, WHITE),
      cloud(1010, 410, 150, WHITE),
      rect(0, WATER - 14, 1200, 14, PALE_SHADE),
      sailBoat(1100, WATER, 0.9),
      sailBoat(90, WATER, 0.6),
      below(random, STAGE),
      tower(random, 720, 200, 6, 40),
      tower(random, 470, 260, 9, 46),
      riser(600, 9, 46),
      riser(820, 6, 40),
      gate(),
      palm(452, DECK, 90, 1.1, -10),
      palm(970, DECK, 110, 1.2, 12),
      deck(STAGE),
    ],
  });
}
