import { CORAL, INK, MANGROVE, PALE_SHADE, SUN, TIDE, WHITE } from "./colours.ts";
import { circle, path, rect } from "./svg.ts";

/** The one system: one order, seen from making to shipping. */
export function screen(): string {
  const step = (x: number, colour: string): string => circle(x, 668, 34, colour);
  return [
    rect(368, 548, 464, 236, INK, 14),
    rect(382, 562, 436, 208, WHITE, 4),
    rect(382, 562, 436, 34, MANGROVE),
    circle(402, 579, 6, CORAL),
    circle(422, 579, 6, SUN),
    path("M700 579h96", { stroke: TIDE, w: 8 }),
    path("M470 668H730", { stroke: INK, w: 8 }),
    step(470, SUN),
    step(600, PALE_SHADE),
    step(730, CORAL),
    path("M452 682v-22l12 10v-10l12 10v-20h10v32z", INK),
    path("M582 656h36v28h-36zM582 656l8-10h28v10M600 656v10", { stroke: INK, w: 5 }),
    path("M712 656h22v24h-22zM734 664h10l6 8v8h-16z", INK),
    circle(720, 683, 6, WHITE),
    circle(742, 683, 6, WHITE),
    path("M420 732h170M420 750h110", { stroke: PALE_SHADE, w: 8 }),
    rect(690, 726, 108, 30, CORAL, 4),
    path("M732 741l9 9l18-19", { stroke: INK, w: 5 }),
    path("M600 784v26", { stroke: INK, w: 26, cap: "butt" }),
    rect(190, 806, 820, 14, INK),
    rect(190, 820, 820, 5, CORAL),
  ].join("");
}
