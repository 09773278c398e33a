import { CORAL, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, holdfast, small } from "../kit/figure.ts";
import { label } from "../kit/label.ts";
import { palm } from "../kit/plants.ts";
import { circle, d, ellipse, path, rect } from "../kit/svg.ts";

const COLUMNS = [78, 226, 374, 522];
const DECK = 286;

function drum(x: number, y: number, body: string, size = 1): string {
  const [r, h] = [24 * size, 40 * size];
  return [
    path(d`M${x - r} ${y - h}v${h}a${r} ${r * 0.36} 0 0 0 ${2 * r} 0v${-h}z`, body),
    ellipse(x, y - h, r, r * 0.36, WHITE),
    path(d`M${x - r} ${y - h * 0.5}a${r} ${r * 0.36} 0 0 0 ${2 * r} 0`, { stroke: WHITE, w: 3 }),
  ].join("");
}

const three = (x: number): string => drum(x - 34, 102, TIDE, 0.9) + drum(x + 34, 102, TIDE, 0.9) + drum(x, 118, MANGROVE, 1.05);

function two(x: number): string {
  return [
    drum(x - 30, 112, MANGROVE),
    rect(x + 2, 66, 58, 46, INK, 5),
    circle(x + 20, 86, 8, { stroke: PALE, w: 4 }),
    circle(x + 43, 86, 8, { stroke: PALE, w: 4 }),
    path(d`M${x + 14} ${104}h34`, { stroke: SUN, w: 4 }),
  ].join("");
}

/** A copy on its way from the palms to the hills. */
function away(x: number): string {
  return [
    path(d`M${x - 64} ${116}L${x + 14} ${116}L${x + 40} ${74}L${x + 66} ${116}z`, PALE),
    palm(x - 40, 116, 58, 0.55, 6),
    path(d`M${x - 36} ${50}C${x - 20} ${22} ${x + 22} ${18} ${x + 38} ${46}`, { stroke: CORAL, w: 5, dash: "3 10" }),
    path(d`M${x + 26} ${40}l13 9l5-15`, { stroke: CORAL, w: 5 }),
    drum(x + 40, 92, MANGROVE, 0.6),
  ].join("");
}

function locked(x: number): string {
  return [
    path(d`M${x - 19} ${74}v-16a19 19 0 0 1 38 0v16`, { stroke: INK, w: 8 }),
    rect(x - 34, 70, 68, 50, CORAL, 6),
    circle(x, 90, 7, INK),
    path(d`M${x} ${94}v12`, { stroke: INK, w: 6 }),
  ].join("");
}

export function drawFigureData(): string {
  const words = [["3", "copies", ""], ["2", "kinds of", "storage"], ["1", "outside", "Florida"], ["1", "locked", "30 days"]] as const;
  const text = words.map(([figure, first, second], i) => {
    const x = COLUMNS[i] ?? 0;
    return label(figure, x, 196, { size: 60, weight: 800, anchor: "middle", colour: MANGROVE }) + small(first, x, 230) + small(second, x, 257);
  });
  const [a = 0, b = 0, c = 0, e = 0] = COLUMNS;
  return figure("Three copies, two kinds of storage, one outside Florida, one locked", DECK, 366, [
    holdfast(COLUMNS, DECK, 52, [3]),
    three(a),
    two(b),
    away(c),
    locked(e),
    ...text,
  ]);
}
