import { CORAL, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, holdfast, small } from "../kit/figure.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

const COLUMNS = [110, 300, 490];
const DECK = 292;

const key = (x: number): string => circle(x - 18, 196, 15, { stroke: SUN, w: 7 }) + path(d`M${x - 3} ${196}h38M${x + 22} ${196}v14M${x + 34} ${196}v14`, { stroke: SUN, w: 7 });

const device = (x: number): string => rect(x - 30, 170, 60, 40, { stroke: SUN, w: 6 }, 4) + path(d`M${x - 42} ${220}h84`, { stroke: SUN, w: 7 });

const invoice = (x: number): string => path(d`M${x - 24} ${160}h34l14 14v54h-48z`, { stroke: SUN, w: 6 }) + path(d`M${x - 12} ${188}h24M${x - 12} ${206}h16`, { stroke: SUN, w: 5 });

/** A door that is shut, and the attack that ends at its lintel. */
function door(x: number, sign: string): string {
  return [
    path(d`M${x} ${8}v34`, { stroke: CORAL, w: 5, dash: "2 10" }),
    path(d`M${x - 13} ${32}l13 14l13-14`, { stroke: CORAL, w: 5 }),
    rect(x - 82, 62, 164, 46, INK, 4),
    rect(x - 66, 108, 132, DECK - 108, INK),
    rect(x - 56, 118, 112, DECK - 118, MANGROVE),
    path(d`M${x - 56} ${148}h112M${x - 56} ${242}h112`, { stroke: TIDE, w: 3 }),
    circle(x + 38, 262, 7, CORAL),
    small(sign, x, 93, WHITE),
  ].join("");
}

export function drawFigureSecurity(): string {
  const [one = 0, two = 0, three = 0] = COLUMNS;
  return figure("Three doors, shut", DECK, 372, [
    holdfast(COLUMNS, DECK, 50, []),
    path(d`M0 ${DECK + 68}H600`, { stroke: PALE, w: 3, dash: "1 12" }),
    door(one, "Password"),
    door(two, "Device"),
    door(three, "Invoice"),
    key(one),
    device(two),
    invoice(three),
  ]);
}
