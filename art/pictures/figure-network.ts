import { CORAL, DEEP, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, small } from "../kit/figure.ts";
import { label } from "../kit/label.ts";
import { rootData } from "../kit/roots.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

const DECK = 196;
const NETS: readonly (readonly [string, string])[] = [
  ["Staff", TIDE],
  ["Guests", SUN],
  ["Cameras", CORAL],
  ["Cards", PALE],
  ["Machines", WHITE],
];
const spot = (i: number): number => 60 + i * 120;

function lines(): string {
  return [
    path("M112 70C112 118 190 104 236 128", { stroke: MANGROVE, w: 7 }),
    path("M488 70C488 118 410 104 364 128", { stroke: CORAL, w: 7, dash: "3 13" }),
    rect(24, 22, 176, 50, MANGROVE, 6),
    label("First line", 112, 56, { size: 26, weight: 700, anchor: "middle", colour: WHITE }),
    rect(400, 22, 176, 50, { fill: WHITE, stroke: CORAL, w: 4 }, 6),
    label("The spare", 488, 56, { size: 26, weight: 700, anchor: "middle" }),
  ].join("");
}

function box(): string {
  const ports = NETS.map(([, colour], i) => rect(210 + i * 38, 152, 26, 18, colour, 3));
  return rect(190, 118, 220, DECK - 118, INK, 6) + path("M206 136h60", { stroke: TIDE, w: 4 }) + circle(388, 136, 5, SUN) + ports.join("");
}

export function drawFigureNetwork(): string {
  const roots = NETS.map(([, colour], i) => path(rootData([223 + i * 38, DECK + 6], [spot(i), DECK + 96], 10), { stroke: colour, w: 5 }));
  const nets = NETS.map(([name, colour], i) => circle(spot(i), DECK + 106, 15, { fill: DEEP, stroke: colour, w: 4 }) + circle(spot(i), DECK + 106, 7, colour) + small(name, spot(i), DECK + 154, WHITE));
  const walls = [1, 2, 3, 4].map((i) => path(d`M${i * 120} ${DECK + 76}v${86}`, { stroke: TIDE, dash: "3 8" }));
  return figure("Two lines in, five networks apart", DECK, 372, [lines(), box(), ...roots, ...walls, ...nets]);
}
