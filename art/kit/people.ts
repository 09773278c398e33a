import { CORAL, INK, TIDE } from "./colours.ts";
import { at, circle, d, path, rect } from "./svg.ts";

export type Person = { shirt?: string; skin?: string; hair?: string; trousers?: string };

/** Skin tones go with the palette; figures have no faces. */
export const SKINS = ["#8a5a3c", "#c98f63", "#5b3a29", "#e3b587"] as const;

function head({ skin = SKINS[1], hair = INK }: Person, x: number, y: number): string {
  return (
    rect(x - 4, y + 6, 8, 12, skin) +
    circle(x, y, 11, skin) +
    path(d`M${x - 12} ${y - 1}a12 12 0 0 1 24 0c-8 1-14-2-17-6c-1 4-4 6-7 6z`, hair)
  );
}

/** Standing, 120 high at size 1; (x, ground) between the feet. `arm`: degrees, 0 hangs, 140 waves. */
export function standing(x: number, ground: number, size: number, person: Person, arm = 0): string {
  const { shirt = TIDE, skin = SKINS[1], trousers = INK } = person;
  const reach = at(16, -84, [path("M0 2V32", { stroke: shirt, w: 10 }), circle(0, 38, 5.5, skin)], 1, -arm);
  return at(
    x,
    ground,
    [
      path("M-7-52V-3M7-52V-3", { stroke: trousers, w: 11, cap: "butt" }),
      path("M-8 0h-7M8 0h7", { stroke: trousers, w: 6 }),
      path("M-18-50v-28c0-10 6-15 18-15s18 5 18 15v28z", shirt),
      path("M-17-80V-52", { stroke: shirt, w: 9 }),
      circle(-17, -47, 5.5, skin),
      head(person, 0, -108),
      reach,
    ],
    size,
  );
}

/** Sitting, looking right, hands forward (a keyboard, an oar). (x, seat) is the hip. Legs reach 40 below. */
export function sitting(x: number, seat: number, size: number, person: Person, look: 1 | -1 = 1): string {
  const { shirt = CORAL, skin = SKINS[0], trousers = INK } = person;
  return at(
    x,
    seat,
    [
      path("M0-4H28V34", { stroke: trousers, w: 12 }),
      path("M28 37h9", { stroke: trousers, w: 6 }),
      path("M-13 2V-30c0-9 6-14 14-14s13 5 13 14V2z", shirt),
      head(person, 2, -59),
      path("M2-32L16-14L34-18", { stroke: shirt, w: 9 }),
      circle(37, -18, 5, skin),
    ],
    [size * look, size],
  );
}

/** Head and shoulders behind a desk or a boat's side; (x, y) is the middle of the lower edge. */
export function bust(x: number, y: number, size: number, person: Person): string {
  const { shirt = TIDE } = person;
  return at(x, y, [path("M-24 0v-12c0-12 10-18 24-18s24 6 24 18V0z", shirt), head(person, 0, -46)], size);
}
