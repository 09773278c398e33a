import { CORAL, INK, PALE_SHADE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, holdfast, small } from "../kit/figure.ts";
import { label } from "../kit/label.ts";
import { d, path, rect } from "../kit/svg.ts";

const DECK = 296;
const [LEFT, STEP] = [164, 35];
const quarter = (i: number): number => LEFT + i * STEP;

function sheet(): string {
  const lines = Array.from({ length: 13 }, (_, i) => d`M${quarter(i)} ${56}V${DECK}`);
  const years = [0, 4, 8].map((i, n) => label(`Year ${n + 1}`, quarter(i) + 2 * STEP, 40, { size: 26, weight: 700, anchor: "middle" }));
  const strong = [0, 4, 8, 12].map((i) => d`M${quarter(i)} ${20}V${DECK}`);
  return [
    rect(LEFT, 56, 12 * STEP, DECK - 56, WHITE),
    path(lines.join(""), { stroke: PALE_SHADE }),
    path(strong.join(""), { stroke: INK, w: 3 }),
    ...years,
  ].join("");
}

function bars(y: number, colour: string, spans: readonly (readonly [from: number, to: number])[], dashed = false): string {
  return spans
    .map(([from, to], i) => {
      const [x, w] = [quarter(from) + 4, (to - from) * STEP - 8];
      return dashed ? rect(x, y + i * 25, w, 18, { fill: "none", stroke: colour, w: 3, dash: "7 7" }, 9) : rect(x, y + i * 25, w, 18, colour, 9);
    })
    .join("");
}

export function drawFigureConsulting(): string {
  return figure("A plan of three years in quarters", DECK, 372, [
    holdfast([60, 234, 374, 514], DECK, 48, [1]),
    sheet(),
    bars(74, CORAL, [[0, 2], [1, 4]]),
    bars(150, TIDE, [[3, 7], [6, 10]]),
    bars(226, SUN, [[9, 11], [10, 12]], true),
    path("M24 134H584M24 210H584", { stroke: INK, w: 2 }),
    small("Must do", 24, 105, INK, "start"),
    small("Should do", 24, 181, INK, "start"),
    small("Sounds", 24, 246, INK, "start"),
    small("good", 24, 273, INK, "start"),
  ]);
}
