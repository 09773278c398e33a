import { DEEP, INK, MANGROVE, PALE, TIDE } from "./colours.ts";
import { at, circle, d, ellipse, group, type Point, path, xy } from "./svg.ts";

/** One frond: a blade that rises, bends over and ends in a point. */
function frond(turn: number, length: number, drop: number, colour: string): string {
  const rad = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.cos(rad), Math.sin(rad)];
  const [ex, ey] = [ux * length, uy * length * 0.7 + drop];
  const [cx, cy] = [ux * length * 0.6, uy * length - 6];
  return path(d`M0 0Q${cx} ${cy - 5} ${ex} ${ey}Q${cx} ${cy + 11} 0 4z`, colour);
}

const FRONDS: readonly Point[] = xy([-168, 40, -138, 38, -205, 36, -100, 30, -68, 32, -40, 40, -10, 41, 22, 34]);

/** (x, ground) is the foot. 90 is a usual height; the crown grows with `size`. */
export function palm(x: number, ground: number, height = 90, size = 1, lean = 10, leaf: string = MANGROVE): string {
  const [tx, ty] = [x + lean, ground - height];
  const half = 3.2 * size;
  const side = (w: number, top: number): string =>
    d`${x + w} ${ground}Q${x + w + lean * 0.1} ${ground - height * 0.55} ${tx + top} ${ty}`;
  const back = d`${tx - half * 0.6} ${ty}Q${x - half + lean * 0.1} ${ground - height * 0.55} ${x - half} ${ground}`;
  const crown = FRONDS.map(([turn, length]) =>
    frond(turn, length * size, (12 + Math.abs(turn + 90) * 0.1) * size, leaf),
  );
  return [path(`M${side(half, half * 0.6)}L${back}z`, INK), at(tx, ty, [...crown, circle(0, 3, 4.5 * size, INK)])].join(
    "",
  );
}

/** A mangrove leaf, pointing along `turn` (degrees, 0 = right). */
export function leaf(x: number, y: number, length: number, turn: number, fill: string = MANGROVE): string {
  const half = length * 0.24;
  const data = [
    d`M0 0C${length * 0.25} ${-half} ${length * 0.75} ${-half} ${length} 0`,
    d`C${length * 0.75} ${half} ${length * 0.25} ${half} 0 0z`,
  ].join("");
  return path(data, { fill, transform: d`translate(${x} ${y})rotate(${Math.round(turn)})` });
}

/** A small mangrove on its prop roots; (x, ground) is where the roots meet the ground or the water. */
export function mangrove(x: number, ground: number, size = 1, crown: string = TIDE, wood: string = INK): string {
  const s = (v: number): number => v * size;
  const foot = (dx: number, top: number): string =>
    [
      d`M${x} ${ground - s(top)}`,
      d`C${x + s(dx) * 0.6} ${ground - s(top) + 2} ${x + s(dx)} ${ground - s(20)} ${x + s(dx)} ${ground}`,
    ].join("");
  const roots = [
    [-30, 44],
    [-17, 38],
    [17, 38],
    [30, 44],
    [0, 40],
  ].map(([dx, top]) => foot(dx as number, top as number));
  const blobs: readonly [number, number, number, number][] = [
    [-24, -80, 28, 17],
    [22, -76, 30, 17],
    [0, -96, 32, 20],
  ];
  return [
    path(`${roots.join("")}${d`M${x} ${ground - s(40)}V${ground - s(80)}`}`, {
      stroke: wood,
      w: Math.max(2, 3 * size),
    }),
    group(
      blobs.map(([dx, dy, rx, ry]) => ellipse(x + s(dx), ground + s(dy), s(rx), s(ry), {})),
      { fill: crown },
    ),
  ].join("");
}

/** Reeds or sea grass from (x, ground) upwards. */
export function grass(x: number, ground: number, height = 30, colour: string = MANGROVE): string {
  const blades = [
    [-9, 0.7],
    [-3, 1],
    [4, 0.85],
    [10, 0.6],
  ] as const;
  const data = blades.map(
    ([dx, h]) => d`M${x + dx * 0.4} ${ground}q${dx * 0.3} ${-height * h * 0.6} ${dx} ${-height * h}`,
  );
  return path(data.join(""), { stroke: colour, w: 3 });
}

/** A cloud with a flat foot; (x, y) is its lower left corner. */
export function cloud(x: number, y: number, width: number, fill: string = PALE): string {
  const s = width / 120;
  const data = [
    d`M${x + 14 * s} ${y}a${15 * s} ${15 * s} 0 0 1 ${3 * s} ${-30 * s}`,
    d`a${22 * s} ${22 * s} 0 0 1 ${42 * s} ${-10 * s}`,
  ].join("");
  return path(
    `${data}${d`a${16 * s} ${16 * s} 0 0 1 ${27 * s} ${11 * s}a${15 * s} ${15 * s} 0 0 1 ${20 * s} ${29 * s}z`}`,
    fill,
  );
}

/** A small fish looking right (size 1 is 44 wide). */
export function fish(x: number, y: number, size = 1, colour: string = TIDE, look: 1 | -1 = 1): string {
  const body = path("M-22-9L-12 0l-10 9c2-6 2-12 0-18zM-14 0C-6-12 12-12 22 0 12 12-6 12-14 0z", colour);
  const eye = circle(13, -2, 2, DEEP);
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size * look} ${size})">${body}${eye}</g>`;
}
