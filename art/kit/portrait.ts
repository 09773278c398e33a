import { DEEP, INK, PALE } from "./colours.ts";
import { circle, d, ellipse, path, picture, rect } from "./svg.ts";

export type Face = { skin: string; shade: string; ears?: boolean; brows?: string };

export type Portrait = { label: string; ground: string; lines: string; face: Face; behind?: string; clothes: string; hair: string; front?: string };

/** Head and shoulders from the front, for a disc: what matters lies within 180 of the middle. */
export function portrait({ label, ground, lines, face, behind = "", clothes, hair, front = "" }: Portrait): string {
  const body = [rect(0, 0, 400, 400, ground), roots(lines), behind, neck(face), clothes, head(face), hair, features(face), front];
  return picture({ width: 400, height: 400, label, body });
}

/** The network that runs through every picture, behind the shoulders. */
function roots(colour: string): string {
  const nodes = [[44, 150], [356, 150], [84, 74], [316, 74]] as const;
  return [
    path("M20 400C20 300 44 240 44 150M380 400C380 300 356 240 356 150M0 360C70 300 84 180 84 74M400 360C330 300 316 180 316 74", { stroke: colour, w: 5 }),
    ...nodes.map(([x, y]) => circle(x, y, 9, colour)),
  ].join("");
}

function neck({ shade }: Face): string {
  return path("M158 236h84v80c0 30-84 30-84 0z", shade);
}

function head({ skin, ears = true }: Face): string {
  const sides = ears ? circle(117, 178, 15, skin) + circle(283, 178, 15, skin) : "";
  return sides + ellipse(200, 168, 83, 99, skin);
}

function features({ shade, brows = INK }: Face): string {
  return [
    path("M150 146q15-9 30-2M220 144q15-7 30 2", { stroke: brows, w: 6 }),
    path("M154 176q11-11 22 0M224 176q11-11 22 0", { stroke: INK, w: 6 }),
    path("M201 176c-3 12-9 18-5 23q4 4 10 1", { stroke: shade, w: 5 }),
    path("M168 220C182 240 218 240 232 220", { stroke: INK, w: 6 }),
  ].join("");
}

/** Shoulders of one color. */
export function shoulders(colour: string): string {
  return path("M-6 420C-6 342 56 314 148 294C160 326 240 326 252 294C344 314 406 342 406 420z", colour);
}

/** Lapels over an open collar. */
export function jacket(colour: string, shirt: string, edge: string = DEEP): string {
  return [
    shoulders(colour),
    path("M150 294L200 392L250 294C240 326 160 326 150 294z", shirt),
    path("M148 294L116 316L150 344L140 358L200 404L260 358L250 344L284 316L252 294L200 392z", { fill: colour, stroke: edge, w: 4 }),
  ].join("");
}

export function collar(colour: string): string {
  return path("M146 292L132 318L170 350L200 326L230 350L268 318L254 292C240 328 160 328 146 292z", colour);
}

/** A cap of short hair: over the forehead at `brow`, down to the ears. */
export function crop(colour: string, brow = 108): string {
  return path(d`M116 166C104 66 150 46 204 46S298 70 284 166C280 136 272 124 262 ${brow + 10}C240 ${brow} 160 ${brow} 138 ${brow + 10}C128 124 120 136 116 166z`, colour);
}

export const earring = (x: number): string => circle(x, 206, 8, PALE);
