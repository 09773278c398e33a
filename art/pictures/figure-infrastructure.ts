import { CORAL, DEEP, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, holdfast, small } from "../kit/figure.ts";
import { rack } from "../kit/hardware.ts";
import { label } from "../kit/label.ts";
import { palm } from "../kit/plants.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

const DECK = 330;
const [LEFT, RIGHT] = [220, 560];

/** A house cut open: racks upstairs, an empty closet below the line of the surge. */
function house(): string {
  return [
    rect(LEFT, 44, RIGHT - LEFT, DECK - 44, WHITE),
    rect(LEFT - 12, 32, RIGHT - LEFT + 24, 14, INK),
    rect(LEFT, 178, RIGHT - LEFT, 10, INK),
    path(d`M${LEFT} ${44}V${DECK}M${RIGHT} ${44}V${DECK}M${392} ${188}V${DECK}`, { stroke: INK, w: 6 }),
    rack(250, 84, 52, 94, 5),
    rack(312, 84, 52, 94, 5, MANGROVE),
    rect(462, 96, 70, 82, PALE),
    path("M462 130h70M497 96v82", { stroke: INK, w: 3 }),
    label("Racks", 412, 128, { size: 26, weight: 700, anchor: "middle" }),
    path("M412 142v22M402 154l10 12l10-12", { stroke: TIDE, w: 5, transform: "rotate(90 412 154)" }),
    rect(430, 228, 76, DECK - 228, { stroke: INK, w: 3, dash: "8 8" }, 3),
    path("M444 252l48 52M492 252l-48 52", { stroke: CORAL, w: 8 }),
    small("Not here", 306, 228),
  ].join("");
}

function surge(): string {
  return [
    rect(0, 246, LEFT, DECK - 246, { fill: TIDE, opacity: 0.28 }),
    rect(LEFT, 246, RIGHT - LEFT, DECK - 246, { fill: TIDE, opacity: 0.16 }),
    path("M0 246H600", { stroke: CORAL, w: 4, dash: "12 10" }),
    label("Storm", 20, 204, { size: 26, weight: 700 }),
    label("surge", 20, 232, { size: 26, weight: 700 }),
  ].join("");
}

export function drawFigureInfrastructure(): string {
  return figure("Racks stand above the surge", DECK, 404, [
    circle(104, 92, 46, SUN),
    palm(160, DECK, 120, 0.9, 12),
    house(),
    surge(),
    holdfast([260, 390, 520], DECK, 44, [1]),
    rect(0, DECK + 70, 600, 4, DEEP),
  ]);
}
