import { CORAL, INK, PALE, SUN, WHITE } from "./colours.ts";
import { at, circle, path, rect } from "./svg.ts";

/** A work boat looking right, 150 long at size 1; (x, water) is the middle of its water line. */
export function workBoat(x: number, water: number, size = 1, hull: string = INK, look: 1 | -1 = 1): string {
  return at(
    x,
    water,
    [
      rect(-40, -52, 54, 34, WHITE),
      rect(-46, -58, 66, 6, hull),
      rect(-32, -44, 16, 14, PALE),
      rect(-10, -44, 16, 14, SUN),
      path("M-12-58V-84", { stroke: hull, w: 3 }),
      circle(-12, -86, 4, CORAL),
      path("M-76-22H82C76-8 66 4 56 8H-62C-70 2-75-8-76-22z", hull),
      path("M-74-14H78", { stroke: CORAL, w: 3, cap: "butt" }),
    ],
    [size * look, size],
  );
}

/** A small sailing boat looking right, 90 long at size 1. */
export function sailBoat(x: number, water: number, size = 1, hull: string = INK, sail: string = WHITE): string {
  return at(
    x,
    water,
    [
      path("M0-12V-104", { stroke: hull, w: 3 }),
      path("M5-98C26-70 36-44 40-20H5z", sail),
      path("M-5-88C-20-62-27-42-30-20H-5z", CORAL),
      path("M-44-14H48C42-2 34 5 26 8H-28C-37 4-42-4-44-14z", hull),
    ],
    size,
  );
}

/** An open rowing boat, 130 long at size 1. */
export function rowBoat(x: number, water: number, size = 1, hull: string = CORAL, rim: string = INK): string {
  return at(
    x,
    water,
    [
      path("M-66-24C-30-14 30-14 66-26C62-4 52 10 42 12H-42C-54 10-62-4-66-24z", hull),
      path("M-66-24C-30-14 30-14 66-26", { stroke: rim, w: 4 }),
      path("M-58-6C-24 2 24 2 58-7", { stroke: rim, opacity: 0.4 }),
    ],
    size,
  );
}
