import { sailBoat, workBoat } from "../kit/boats.ts";
import { CORAL, DEEP, INK, MANGROVE, PALE, SAND, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { box, type Sides, type Solid, space, tile } from "../kit/iso.ts";
import { GREEN_WALLS, isoBlock, isoBush, isoPalm, TIDE_WALLS, WHITE_WALLS } from "../kit/iso-city.ts";
import { strut } from "../kit/iso-things.ts";
import { node } from "../kit/network.ts";
import { seeded } from "../kit/random.ts";
import { picture, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const s = space(600, 170);
const QUAY: Sides = { top: SAND, left: MANGROVE, right: DEEP };

/** Fingers of land between canals, as the city is built. */
const FINGERS: readonly Solid[] = [0, 1, 2, 3].map((i) => ({ x: -40, y: i * 170 - 90, w: 620, d: 96, h: 34, z: -34 }));

function finger(random: ReturnType<typeof seeded>, land: Solid, i: number): string {
  const { y } = land;
  const at = (x: number, w: number, h: number): Solid => ({ x, y: y + 22, w, d: 48, h });
  const low = [150, 260, 370, 480].map((x, n) =>
    n === i
      ? isoBlock(random, s, at(x, 70, 120), n % 2 ? TIDE_WALLS : GREEN_WALLS, 20)
      : isoBlock(random, s, at(x, 72, 36 + ((n * 23 + i * 17) % 40)), n % 2 ? WHITE_WALLS : TIDE_WALLS, 18),
  );
  return [
    box(s, land, QUAY),
    tile(s, { x: land.x + 8, y: y + 8, w: land.w - 16, d: 8 }, PALE),
    isoPalm(s, 8, y + 40, 46),
    isoBlock(random, s, at(40, 80, 60 + ((i * 37) % 50)), WHITE_WALLS, 18),
    ...low,
    isoBush(s, 566, y + 60, 10),
    isoPalm(s, 140, y + 80, 40, TIDE),
  ].join("");
}

/** One line runs over all bridges. */
function line(): string {
  const x = 236;
  return strut(s, [[x, -60, 4], [x, 560, 4]], { stroke: CORAL, w: 9 }) + [-40, 130, 300, 470].map((y) => node(s.to(x, y + 0, 4), "hub")).join("");
}

export function drawAreaFortLauderdale(): string {
  const random = seeded(72);
  const bridges = [0, 1, 2].map((i) => box(s, { x: 216, y: i * 170 + 6, w: 40, d: 74, h: 8, z: -8 }, { top: WHITE, left: PALE, right: TIDE }));
  return picture({
    width: 1200,
    height: 900,
    label: "Fingers of land between canals in Fort Lauderdale, joined by bridges and one coral line, boats in between",
    body: [
      rect(0, 0, 1200, 900, TIDE),
      ...[[90, 130], [1010, 120], [120, 700], [1050, 760], [320, 90], [860, 840]].map(([x = 0, y = 0]) => wavelet(x, y, 56, PALE)),
      ...FINGERS.flatMap((land, i) => [finger(random, land, i), bridges[i] ?? ""]),
      line(),
      workBoat(880, 432, 0.62, WHITE),
      sailBoat(250, 560, 0.8),
      workBoat(640, 640, 0.5, INK, -1),
      sailBoat(1040, 560, 0.7, INK, SUN),
    ],
  });
}
