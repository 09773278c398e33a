import { CORAL, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, small } from "../kit/figure.ts";
import { label } from "../kit/label.ts";
import { bust, SKINS } from "../kit/people.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

const DECK = 214;
const spot = (i: number): number => 42 + i * 57.3;

function caller(i: number): string {
  const solved = i < 7;
  const shirt = solved ? [TIDE, MANGROVE, SUN][i % 3] : CORAL;
  const skin = SKINS[i % SKINS.length] as string;
  const x = spot(i);
  const mark = solved ? path(d`M${x - 10} ${86}l7 8l14-16`, { stroke: TIDE, w: 5 }) : path(d`M${x} ${76}v10M${x} ${96}v1`, { stroke: CORAL, w: 6 });
  return circle(x, 87, 22, WHITE) + path(d`M${x - 8} ${105}l4 18l12-18z`, WHITE) + mark + bust(x, DECK, 0.95, { shirt: shirt ?? TIDE, skin });
}

export function drawFigureHelpDesk(): string {
  const roots = [7, 8, 9].map((i) => path(d`M${spot(i)} ${DECK + 6}C${spot(i)} ${DECK + 80} 330 ${DECK + 40} 330 ${DECK + 112}`, { stroke: CORAL, w: 4 }));
  const solved = [0, 1, 2, 3, 4, 5, 6].map((i) => path(d`M${spot(i)} ${DECK + 6}v${26 + (i % 2) * 10}`, { stroke: TIDE, w: 3 }) + circle(spot(i), DECK + 36 + (i % 2) * 10, 6, PALE));
  return figure("What becomes of ten calls", DECK, 392, [
    ...solved,
    ...roots,
    ...Array.from({ length: 10 }, (_, i) => caller(i)),
    label("7 of 10", 42, 42, { size: 28, weight: 700, anchor: "start" }),
    small("solved on the call", 148, 42, INK, "start"),
    label("3", 428, 42, { size: 28, weight: 700 }),
    small("get a name", 452, 42, INK, "start"),
    rect(40, DECK + 112, 520, 52, WHITE, 6),
    circle(74, DECK + 138, 10, CORAL),
    label("20 minutes", 100, DECK + 147, { size: 26, weight: 700 }),
    small("a senior engineer joins", 252, DECK + 146, INK, "start"),
  ]);
}
