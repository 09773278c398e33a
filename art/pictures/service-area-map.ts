import { sailBoat } from "../kit/boats.ts";
import { cityNode, compass, marsh, road, roadSign } from "../kit/chart.ts";
import { CORAL, DEEP, INK, MANGROVE, PALE, PALE_SHADE, PAPER, SUN, TIDE } from "../kit/colours.ts";
import { type Lettering, lettering } from "../kit/lettering.ts";
import { type Random, seeded } from "../kit/random.ts";
import { runnerData } from "../kit/roots.ts";
import { circle, curve, curveData, d, ellipse, type Point, path, picture, rect } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";
import { ALLEY, CITIES, I95, ISLANDS, map, SHORE, TOWNS, TRAIL, TURNPIKE, US27 } from "../parts/service-area.ts";

function sea({ label }: Lettering): string {
  const off = (dx: number): Point[] => SHORE.map(([x, y]) => [x + dx, y + dx * 0.3]);
  return [
    rect(0, 0, 1200, 600, PALE),
    curve(off(44), { stroke: PALE_SHADE, w: 3 }),
    curve(off(104), { stroke: PALE_SHADE }),
    curve(off(190), { stroke: PALE_SHADE, dash: "2 10" }),
    wavelet(960, 130, 70),
    wavelet(1080, 330, 70),
    wavelet(880, 460, 60),
    wavelet(720, 560, 50),
    label("Atlantic Ocean", 1010, 250, { size: 24, colour: TIDE, weight: 700, spacing: 0.08, anchor: "middle" }),
  ].join("");
}

function land(random: Random, { label }: Lettering): string {
  const tufts = Array.from({ length: 90 }, (): Point => [random.between(8, 500), random.between(150, 590)]);
  const clear = ([x, y]: Point): boolean =>
    Math.abs(y - 325) > 26 && Math.abs(y - 250) > 30 && x < 575 - y * 0.2 && Math.abs(y - 500) > 34;
  const lake = map(26.95, -80.82);
  return [
    path(`${curveData(SHORE)}V620H-20V-80z`, MANGROVE),
    ...ISLANDS.map(([x, y]) => ellipse(x, y, 5, 10, MANGROVE)),
    path(d`M-20 150C120 120 300 140 392 126C500 150 540 250 556 330C576 420 560 520 540 620H-20z`, DEEP),
    ellipse(lake[0], lake[1], 148, 136, { fill: PALE, stroke: TIDE }),
    wavelet(lake[0] - 40, 28, 56),
    label("Lake Okeechobee", lake[0], 68, { size: 17, anchor: "middle", colour: MANGROVE, face: "text" }),
    marsh(tufts.filter(clear), 9),
    label("Everglades", 250, 258, { size: 34, colour: PALE, spacing: 0.14, anchor: "middle", weight: 700 }),
  ].join("");
}

/** Where engineers drive to. */
function area(): string {
  const west: Point[] = [
    map(26.83, -80.3),
    map(26.5, -80.24),
    map(26.25, -80.36),
    map(26.1, -80.46),
    map(25.85, -80.45),
    map(25.66, -80.42),
  ];
  const east: Point[] = [
    map(25.64, -80.26),
    map(25.72, -80.16),
    map(25.86, -80.09),
    map(26.12, -80.06),
    map(26.4, -80.03),
    map(26.72, -79.99),
    map(26.84, -80.03),
  ];
  return (
    curve([...west, ...east], { fill: SUN, opacity: 0.16 }, true) +
    curve([...west, ...east], { stroke: SUN, w: 3, dash: "3 9" }, true)
  );
}

function roads({ label }: Lettering): string {
  const sign = (text: string, [x, y]: Point, colour = TIDE, ink = PAPER): string =>
    roadSign(label, text, x, y, colour, ink);
  const other = [US27, TRAIL, ALLEY].map((list) => path(curveData(list), { stroke: TIDE, w: 4 }));
  return [
    ...other,
    road(curveData(TURNPIKE), PALE, 4),
    road(curveData(I95), CORAL, 6),
    sign("I-95", map(26.79, -80.1), INK),
    sign("Turnpike", map(26.57, -80.25), PAPER, INK),
    sign("US 27", map(26.42, -80.59)),
    sign("I-75", [330, 325]),
    sign("US 41", [300, 500]),
  ].join("");
}

function places({ label }: Lettering): string {
  const roots = TOWNS.filter(([, , side]) => side < 0).map(([, p]) => {
    const hub = CITIES.map(([, c]) => c).reduce((a, b) => (Math.abs(a[1] - p[1]) < Math.abs(b[1] - p[1]) ? a : b));
    return path(runnerData(hub, p), { stroke: SUN, w: 3 });
  });
  const small = TOWNS.map(([name, [x, y], side]) => {
    const anchor = side > 0 ? "start" : "end";
    const text = label(name, x + side * (side > 0 ? 52 : 16), y + 6, {
      size: 19,
      anchor,
      face: "text",
      colour: side > 0 ? INK : PAPER,
    });
    return circle(x, y, 6, { fill: PAPER, stroke: MANGROVE, w: 3 }) + text;
  });
  const big = CITIES.map(
    ([name, [x, y]]) => cityNode([x, y], 0.85) + label(name, x + 56, y + 11, { size: 32, weight: 700 }),
  );
  return [...roots, ...small, ...big].join("");
}

function scale({ label }: Lettering): string {
  const mile = 470 / 69;
  const w = mile * 20;
  return [
    path(d`M1000 548v-8m0 4h${w}m0 4v-8M${1000 + w / 2} 544v-4`, { stroke: INK }),
    label("0", 1000, 570, { size: 15, anchor: "middle", face: "text" }),
    label("20 miles", 1000 + w, 570, { size: 15, anchor: "middle", face: "text" }),
  ].join("");
}

export function drawServiceAreaMap(): string {
  const random = seeded(31);
  const type = lettering("m");
  return picture({
    width: 1200,
    height: 600,
    label:
      "Map of the service area on the coast from Miami to West Palm Beach, with I-95, the turnpike and the Everglades",
    body: [
      sea(type),
      land(random, type),
      area(),
      roads(type),
      places(type),
      sailBoat(1010, 430, 0.7),
      compass(1120, 120, 40),
      scale(type),
      type.outlines(),
    ],
  });
}
