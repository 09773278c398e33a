import { CORAL, CORAL_SHADE, INK, MANGROVE, PALE, PALE_SHADE, SAND_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { SKINS, standing } from "../kit/people.ts";
import { cloud } from "../kit/plants.ts";
import { seeded } from "../kit/random.ts";
import { circle, d, path, picture, poly, rect, rects } from "../kit/svg.ts";
import { below, DECK, deck, type Stage, WATER } from "../parts/coast-stage.ts";

const STAGE: Stage = { left: 170, right: 1030, hubs: [260, 380, 500, 600, 700, 820, 940], count: 24 };
const TOP = 250;

/** Columns made of records: folders upright on one side, sheets of figures on the other. */
function column(x: number, kind: "law" | "figures"): string {
  const sheets = Array.from({ length: 11 }, (_, i) => TOP + 40 + i * 22);
  const body =
    kind === "law"
      ? sheets.map((y, i) => rect(x - 30, y, 60, 16, i % 4 === 1 ? CORAL : i % 4 === 3 ? TIDE : PALE, 3)).join("")
      : rects(sheets.map((y, i) => [x - 30, y, 22 + ((i * 17) % 38), 10] as const), MANGROVE) +
        rects(sheets.filter((_, i) => i % 3 === 1).map((y) => [x - 30, y, 16, 10] as const), SUN);
  return [
    rect(x - 40, TOP + 26, 80, DECK - TOP - 26, WHITE),
    body,
    rect(x - 48, TOP + 16, 96, 16, INK),
    rect(x - 48, DECK - 16, 96, 16, INK),
  ].join("");
}

function facade(): string {
  return [
    rect(240, TOP + 16, 720, DECK - TOP - 16, MANGROVE),
    poly([[214, TOP + 16], [600, 92], [986, TOP + 16]], INK),
    poly([[270, TOP], [600, 118], [930, TOP]], TIDE),
    rect(214, TOP, 772, 20, INK),
    ...[300, 420].map((x) => column(x, "law")),
    ...[780, 900].map((x) => column(x, "figures")),
    path("M600 132v46M556 150h88", { stroke: SUN, w: 6 }),
    path("M556 150l-22 44h44zM644 150l-22 44h44z", { stroke: SUN, w: 4 }),
  ].join("");
}

/** The door is a vault: nobody gets in by a shared key. */
function vault(): string {
  const bolts = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  return [
    rect(494, 320, 212, DECK - 320, INK),
    circle(600, 428, 92, CORAL),
    circle(600, 428, 74, { stroke: CORAL_SHADE, w: 6 }),
    ...bolts.map((turn) => circle(600 + Math.cos(turn) * 83, 428 + Math.sin(turn) * 83, 5, SUN)),
    circle(600, 428, 34, INK),
    path("M600 380v96M552 428h96M566 394l68 68M634 394l-68 68", { stroke: SUN, w: 6 }),
    circle(600, 428, 13, CORAL),
    path(d`M600 520V${DECK}`, { stroke: CORAL, w: 6 }),
  ].join("");
}

export function drawIndustryLawAccounting(): string {
  const random = seeded(65);
  return picture({
    width: 1200,
    height: 900,
    label: "A columned house whose pillars are files and figures, with a coral vault for a door, held by roots",
    body: [
      rect(0, 0, 1200, WATER, SAND_SHADE),
      circle(600, 190, 250, PALE),
      cloud(70, 220, 160, WHITE),
      cloud(980, 160, 150, WHITE),
      rect(0, WATER - 12, 1200, 12, PALE_SHADE),
      below(random, STAGE),
      facade(),
      vault(),
      standing(210, DECK, 1, { shirt: WHITE, skin: SKINS[3], trousers: INK }),
      standing(996, DECK, 1, { shirt: TIDE, skin: SKINS[0], trousers: INK }, 70),
      deck(STAGE),
    ],
  });
}
