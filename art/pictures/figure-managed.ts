import { CORAL, INK, MANGROVE, PALE, SUN, WHITE } from "../kit/colours.ts";
import { caption, figure, holdfast } from "../kit/figure.ts";
import { circle, d, path } from "../kit/svg.ts";

const COLUMNS = [100, 300, 500];
const [TOP, R] = [84, 52];

/** A clock whose hand has run through `part` of its hour. */
function clock(x: number, part: number, fill: string): string {
  const turn = part * Math.PI * 2;
  const end = [x + Math.sin(turn) * R, TOP - Math.cos(turn) * R] as const;
  const run = part === 1 ? circle(x, TOP, R, fill) : path(d`M${x} ${TOP}V${TOP - R}A${R} ${R} 0 0 1 ${end[0]} ${end[1]}z`, fill);
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    return d`M${x + s * (R - 9)} ${TOP - c * (R - 9)}L${x + s * (R - 3)} ${TOP - c * (R - 3)}`;
  });
  return [
    circle(x, TOP, R + 7, INK),
    circle(x, TOP, R, WHITE),
    run,
    path(ticks.join(""), { stroke: INK }),
    path(d`M${x} ${TOP}V${TOP - 36}M${x} ${TOP}L${x + Math.sin(turn) * 26} ${TOP - Math.cos(turn) * 26}`, { stroke: INK, w: 5 }),
    circle(x, TOP, 6, INK),
  ].join("");
}

/** The day from sunrise on: half a sun over the line. */
function day(x: number): string {
  const rays = [-60, -30, 0, 30, 60].map((turn) => {
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return d`M${x + s * 54} ${TOP + 28 - c * 54}L${x + s * 72} ${TOP + 28 - c * 72}`;
  });
  return [
    path(d`M${x - 42} ${TOP + 28}a42 42 0 0 1 84 0z`, SUN),
    path(rays.join(""), { stroke: SUN, w: 6 }),
    path(d`M${x - 80} ${TOP + 28}h160M${x - 52} ${TOP + 44}h104`, { stroke: MANGROVE, w: 5 }),
  ].join("");
}

export function drawFigureManaged(): string {
  const [one = 0, two = 0, three = 0] = COLUMNS;
  return figure("How soon somebody works on it", 268, 350, [
    holdfast(COLUMNS, 268, 52),
    clock(one, 0.25, CORAL),
    clock(two, 1, PALE),
    day(three),
    caption(one, 182, "15 minutes", ["Business", "has stopped"]),
    caption(two, 182, "1 hour", ["One person", "can't work"]),
    caption(three, 182, "Same day", ["A request", "has its answer"]),
  ]);
}
