import { CORAL, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { caption, figure, holdfast } from "../kit/figure.ts";
import { rack } from "../kit/hardware.ts";
import { cloud } from "../kit/plants.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

const COLUMNS = [78, 224, 370, 514];
const DECK = 246;

function replaced(x: number): string {
  const parts = [cloud(x - 62, 110, 124, WHITE), rect(x - 26, 66, 52, 36, TIDE, 4), path(d`M${x - 26} ${70}l26 20l26-20`, { stroke: WHITE, w: 4 })];
  return parts.join("");
}

function moved(x: number): string {
  return [
    cloud(x - 62, 96, 124, PALE),
    rack(x - 17, 40, 34, 50, 3, MANGROVE),
    path(d`M${x} ${154}v-38M${x - 13} ${128}l13-14l13 14`, { stroke: CORAL, w: 6 }),
  ].join("");
}

const kept = (x: number): string => rack(x - 24, 62, 48, 92, 5) + circle(x + 12, 74, 4, SUN);

function off(x: number): string {
  return [
    rect(x - 24, 62, 48, 92, { stroke: INK, w: 3, dash: "7 8" }, 4),
    path(d`M${x - 13} ${100}a17 17 0 1 0 26 0M${x} ${88}v22`, { stroke: CORAL, w: 6 }),
  ].join("");
}

export function drawFigureCloud(): string {
  const [one = 0, two = 0, three = 0, four = 0] = COLUMNS;
  return figure("Four labels for your servers", DECK, 330, [
    holdfast(COLUMNS, DECK, 54, [1]),
    replaced(one),
    moved(two),
    kept(three),
    off(four),
    caption(one, 196, "Replace", ["ready-made"]),
    caption(two, 196, "Move", ["right size"]),
    caption(three, 196, "Keep", ["on site"]),
    caption(four, 196, "Switch off", ["unused"]),
  ]);
}
