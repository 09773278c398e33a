import {
  CORAL,
  CORAL_SHADE,
  INK,
  MANGROVE,
  PALE,
  PALE_SHADE,
  PAPER,
  SAND,
  SAND_SHADE,
  SUN,
  TIDE,
  TIDE_SHADE,
  WHITE,
} from "../kit/colours.ts";
import { box, onLeft, onRight, onTop } from "../kit/iso.ts";
import { GREEN_WALLS, isoBlock, TIDE_WALLS, WHITE_WALLS } from "../kit/iso-city.ts";
import { type Random, seeded } from "../kit/random.ts";
import { circle, d, path, picture, poly, rect } from "../kit/svg.ts";
import { plans, s, sheet, table, ties } from "../parts/portfolio-sheet.ts";

function bank(random: Random): string {
  return [
    box(s, { x: 66, y: 66, w: 118, d: 118, h: 22 }, { top: PALE, left: WHITE, right: PALE_SHADE }),
    isoBlock(random, s, { x: 78, y: 78, z: 22, w: 94, d: 94, h: 196 }, GREEN_WALLS, 20),
    isoBlock(random, s, { x: 98, y: 98, z: 218, w: 54, d: 54, h: 50 }, GREEN_WALLS, 18),
  ].join("");
}

function clinic(random: Random): string {
  const cross = path("M45 6h16v14h14v16H61v14H45V36H31V20h14z", CORAL);
  return [
    isoBlock(random, s, { x: 290, y: 80, w: 106, d: 90, h: 78 }, WHITE_WALLS, 20),
    box(s, { x: 330, y: 100, z: 78, w: 50, d: 50, h: 26 }, TIDE_WALLS),
    onTop(s, [330, 100, 104], [`<g transform="translate(-6 -2) scale(.58)">${cross}</g>`]),
  ].join("");
}

function warehouse(): string {
  const bay = (y: number): string => {
    const [a, b, c] = [s.to(80, y, 100), s.to(80, y + 46, 66), s.to(190, y + 46, 66)];
    const [e, f, g] = [s.to(190, y, 100), s.to(190, y, 66), s.to(190, y + 46, 66)];
    return poly([a, b, c, e], TIDE) + poly([e, f, g], TIDE_SHADE);
  };
  const doors = [
    rect(10, 18, 28, 48, INK),
    rect(46, 18, 28, 48, SUN),
    path("M46 28h28M46 38h28M46 48h28M46 58h28", { stroke: SAND_SHADE }),
    rect(82, 26, 20, 16, PALE),
  ];
  return [
    box(s, { x: 80, y: 310, w: 110, d: 138, h: 66 }, { top: TIDE, left: MANGROVE, right: TIDE_SHADE }),
    bay(310),
    bay(356),
    bay(402),
    onLeft(s, [80, 448, 66], doors),
    onRight(s, [190, 448, 66], [path("M14 20h24v14h-24zM56 20h24v14h-24zM98 20h24v14h-24z", PALE)]),
  ].join("");
}

/** Half built: floors without walls yet, and the crane that lifts the last one. */
function rising(): string {
  const floor = (z: number): string =>
    box(s, { x: 312, y: 282, z, w: 106, d: 106, h: 8 }, { top: PAPER, left: WHITE, right: PALE_SHADE });
  const posts = (z: number): string => {
    const at = [
      [318, 288],
      [412, 288],
      [318, 382],
      [412, 382],
      [365, 382],
      [412, 335],
    ] as const;
    return path(at.map(([x, y]) => d`M${s.to(x, y, z)[0]} ${s.to(x, y, z)[1]}v-42`).join(""), {
      stroke: TIDE,
      w: 5,
      cap: "butt",
    });
  };
  const [hx, hy] = s.to(365, 335, 168);
  return [
    floor(0),
    posts(8),
    floor(50),
    posts(58),
    floor(100),
    path(
      d`M${hx} ${hy - 84}L${hx - 52} ${hy - 26}M${hx} ${hy - 84}L${hx + 52} ${hy - 26}M${hx} ${hy - 84}V${hy - 168}`,
      { stroke: SUN, w: 3 },
    ),
    box(s, { x: 322, y: 292, z: 182, w: 86, d: 86, h: 10 }, { top: "#ff8a73", left: CORAL, right: CORAL_SHADE }),
    circle(hx, hy - 84, 6, SUN),
  ].join("");
}

function crane(): string {
  const [hx, hy] = s.to(365, 335, 168);
  const [bx, by] = s.to(528, 200, 0);
  const top = hy - 168;
  const lattice = Array.from({ length: 12 }, (_, i) => d`M${bx - 8} ${by - 14 - i * 24}l16 -24`).join("");
  const boom = Array.from(
    { length: Math.floor((bx - hx + 30) / 30) },
    (_, i) => d`M${hx - 36 + i * 30} ${top}l15 -14l15 14`,
  ).join("");
  return [
    box(s, { x: 508, y: 180, w: 40, d: 40, h: 10 }, { top: WHITE, left: PALE, right: PALE_SHADE }),
    path(d`M${bx - 8} ${by}V${top}M${bx + 8} ${by}V${top}`, { stroke: CORAL, w: 3 }),
    path(lattice, { stroke: CORAL }),
    path(
      [
        d`M${hx - 40} ${top}H${bx + 90}M${hx - 36} ${top - 14}H${bx}`,
        d`M${bx} ${top - 50}L${hx - 20} ${top - 14}M${bx} ${top - 50}L${bx + 80} ${top}M${bx} ${top}v-50`,
      ].join(""),
      { stroke: CORAL, w: 3 },
    ),
    path(boom, { stroke: CORAL }),
    rect(bx + 60, top - 2, 30, 26, INK),
    circle(bx, top - 52, 5, INK),
  ].join("");
}

function tools(): string {
  const [px, py] = s.to(560, 300);
  const pencil =
    path("M0-9h96v18H0z", CORAL) +
    path("M96-9l26 9l-26 9z", "#e3b587") +
    path("M114-3l8 3l-8 3z", INK) +
    rect(-16, -9, 16, 18, INK) +
    path("M0 0h96", { stroke: CORAL_SHADE });
  return `<g transform="translate(${Math.round(px + 62)} ${Math.round(py + 26)}) rotate(150)">${pencil}</g>`;
}

export function drawPagePortfolio(): string {
  const random = seeded(20);
  return picture({
    width: 1200,
    height: 900,
    label: "A blueprint on a table from which finished buildings rise, joined by lit lines, one still under a crane",
    body: [
      rect(0, 0, 1200, 900, SAND),
      table(),
      sheet(),
      plans(),
      ties(),
      bank(random),
      clinic(random),
      crane(),
      warehouse(),
      rising(),
      tools(),
    ],
  });
}
