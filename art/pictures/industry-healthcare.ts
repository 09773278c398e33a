import { CORAL, CORAL_SHADE, INK, MANGROVE, PALE, PALE_SHADE, SAND, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { device } from "../kit/devices.ts";
import { signal } from "../kit/network.ts";
import { bust, SKINS, standing } from "../kit/people.ts";
import { cloud, palm } from "../kit/plants.ts";
import { seeded } from "../kit/random.ts";
import { circle, d, path, picture, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 120, right: 1080, hubs: [200, 340, 480, 600, 740, 880, 1000], count: 26 };

/** A room of the practice, seen through its wall. */
function room(x: number, y: number, wall: string): string {
  return rect(x, y, 196, 148, wall) + rect(x, y + 140, 196, 8, INK);
}

function rooms(): string {
  const look = (x: number, y: number): string =>
    rect(x, y, 84, 8, INK, 2) + device("screen", x + 42, y - 28, INK, PALE, 0.9);
  return [
    room(292, 216, PALE),
    room(502, 216, WHITE),
    room(712, 216, PALE),
    room(292, 380, WHITE),
    room(502, 380, PALE),
    room(712, 380, WHITE),
    look(310, 332),
    standing(438, 356, 0.86, { shirt: WHITE, skin: SKINS[1], trousers: INK }),
    rect(528, 322, 132, 14, TIDE, 4) + rect(536, 336, 6, 20, INK) + rect(646, 336, 6, 20, INK),
    standing(672, 356, 0.86, { shirt: TIDE, skin: SKINS[0], trousers: MANGROVE }, 60),
    look(798, 332),
    bust(756, 356, 1.1, { shirt: CORAL, skin: SKINS[3] }),
    look(310, 496),
    bust(430, 520, 1.1, { shirt: MANGROVE, skin: SKINS[2] }),
    rects([[736, 420, 30, 100], [776, 420, 30, 100], [816, 420, 30, 100]], TIDE),
    path(d`M742 440h18M742 456h18M782 440h18M782 456h18M822 440h18M822 456h18`, { stroke: PALE, w: 4 }),
  ].join("");
}

/** Every room hangs on one line, which goes down to the roots. */
function pulse(): string {
  return [
    path(d`M600 ${DECK}V470l-16 0-10-34-18 62-14-40-10 12H316`, { stroke: CORAL, w: 6 }),
    path(d`M600 470l16 0 10-34 18 62 14-40 10 12H886`, { stroke: CORAL, w: 6 }),
    path("M600 440V180", { stroke: CORAL, w: 6 }),
    ...[316, 886].map((x) => circle(x, 470, 8, SUN)),
  ].join("");
}

function house(): string {
  return [
    rect(276, 200, 648, 336, MANGROVE),
    rects([[286, 210, 628, 160], [286, 374, 628, 162]], INK),
    rooms(),
    rect(264, 186, 672, 18, INK),
    rect(540, 420, 120, 116, SUN),
    path(d`M600 420v116`, { stroke: INK, w: 4 }),
    rect(528, 404, 144, 16, CORAL_SHADE),
    circle(600, 130, 62, CORAL),
    path("M600 94v72M564 130h72", { stroke: WHITE, w: 20, cap: "butt" }),
    signal([600, 62], [26, 44]),
  ].join("");
}

export function drawIndustryHealthcare(): string {
  const random = seeded(61);
  return picture({
    width: 1200,
    height: 900,
    label: "A clinic cut open: six rooms on one coral pulse that runs down into mangrove roots",
    body: [
      rect(0, 0, 1200, WATER, SAND),
      circle(250, 250, 150, SUN),
      cloud(860, 130, 190, WHITE),
      cloud(60, 330, 130, WHITE),
      rect(0, WATER - 10, 1200, 10, PALE_SHADE),
      below(random, STAGE),
      palm(196, DECK, 130, 1.3, -12),
      palm(1004, DECK, 112, 1.2, 12),
      house(),
      pulse(),
      deck(STAGE),
    ],
  });
}
