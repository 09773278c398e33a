import { sailBoat } from "../kit/boats.ts";
import { DEEP, MANGROVE, PALE, SAND, SAND_SHADE, TIDE, TIDE_LIGHT } from "../kit/colours.ts";
import { box, onLeft, onRight, onTop, space } from "../kit/iso.ts";
import { mesh, node } from "../kit/network.ts";
import { mangrove } from "../kit/plants.ts";
import { rootData } from "../kit/roots.ts";
import { type Point, path, xy } from "../kit/svg.ts";
import { wavelet } from "../kit/water.ts";

const SIZE = 560;

const DEPTH = 230;

export const s = space(600, 118);

/** Land on the water: a beach, and green inside it. */
function land(x: number, y: number, beach: string, green: string): string {
  return onTop(s, [x, y, 0], [path(beach, SAND), path(green, TIDE_LIGHT)]);
}

export function islands(): string {
  return [
    land(
      0,
      370,
      "M0 30C30 0 90-14 130 6C170 0 196 60 188 110C200 140 196 170 180 190H0z",
      "M0 52C40 20 100 10 128 28C160 26 174 70 166 116C174 140 172 170 160 190H0z",
    ),
    land(
      370,
      370,
      "M190 0C150-10 110 0 60 6C10 10-6 50 4 100C-8 130-2 170 6 190H190z",
      "M190 18C150 10 110 20 66 26C26 30 16 60 24 104C14 134 18 170 26 190H190z",
    ),
    land(
      370,
      0,
      "M30 0C10 50-8 110 10 160C40 196 110 190 150 176C170 170 184 172 190 176V0z",
      "M50 0C30 50 12 106 30 146C60 174 110 168 146 156C166 150 184 154 190 158V0z",
    ),
  ].join("");
}

/** What the cut shows: soil under the land, roots out of it, and the links between them. */
function side(soil: string, tops: readonly Point[], ends: readonly Point[], ground: string, earth: string): string {
  const roots = ends.map((end, i) => {
    const hub = tops.reduce((best, top) => (Math.abs(top[0] - end[0]) < Math.abs(best[0] - end[0]) ? top : best));
    return path(rootData(hub, end, 20), { stroke: i % 3 === 1 ? TIDE : PALE, w: i % 3 === 0 ? 4 : 3 });
  });
  const dots = ends.map((end, i) => node(end, i % 7 === 3 ? "hub" : i % 3 === 1 ? "lit" : "plain", ground));
  return [path(soil, earth), ...roots, mesh(ends, { stroke: TIDE }, 2, 0.16), ...dots].join("");
}

const SEAM = path("M0 218h560", { stroke: TIDE, dash: "2 10" });
const LEFT: Point[] = xy([
  18, 96, 48, 150, 84, 110, 120, 176, 152, 128, 206, 186, 250, 132, 300, 196, 350, 140, 398, 182, 430, 120, 466, 160,
  500, 112, 534, 150,
]);
const RIGHT: Point[] = xy([
  26, 132, 60, 176, 96, 120, 130, 164, 168, 118, 216, 180, 262, 134, 310, 192, 356, 138, 404, 172, 436, 112, 470, 158,
  508, 116, 540, 158,
]);
const SOIL_LEFT = "M0 0H182C170 26 120 38 80 34S20 40 0 36zM378 0H560V40C520 30 470 46 440 34S390 20 378 0z";
const SOIL_RIGHT = "M0 0H178C166 24 120 44 86 34S30 30 0 40zM382 0H560V34C530 44 480 30 450 36S392 24 382 0z";
const TOPS: Point[] = xy([40, 34, 110, 34, 450, 34, 520, 36]);

export function cut(): string {
  return [
    box(s, { x: 0, y: 0, z: -DEPTH, w: SIZE, d: SIZE, h: DEPTH }, { top: TIDE, left: DEEP, right: MANGROVE }),
    onLeft(s, [0, SIZE, 0], [side(SOIL_LEFT, TOPS, LEFT, DEEP, SAND), SEAM]),
    onRight(s, [SIZE, SIZE, 0], [side(SOIL_RIGHT, TOPS, RIGHT, MANGROVE, SAND_SHADE), SEAM]),
  ].join("");
}

export function bay(): string {
  const place = (x: number, y: number): Point => s.to(x, y);
  const [a, b, c] = [place(170, 270), place(120, 120), place(330, 90)];
  return [
    wavelet(...place(150, 40), 56, PALE),

    wavelet(...place(210, 170), 44, PALE),
    wavelet(...place(370, 220), 50, PALE),
    wavelet(...place(40, 280), 46, PALE),
    mangrove(b[0], b[1], 0.8, MANGROVE),
    sailBoat(a[0], a[1], 0.9),
    sailBoat(c[0], c[1], 0.55),
  ].join("");
}
