import { DEEP, INK, MANGROVE, PALE_SHADE, SUN, SUN_SHADE, WHITE } from "../kit/colours.ts";
import { SKINS } from "../kit/people.ts";
import { jacket, portrait } from "../kit/portrait.ts";
import { circle, path } from "../kit/svg.ts";

/** Long hair, parted at the side, and a blazer. */
export function drawMemberMarisol(): string {
  return portrait({
    label: "Marisol",
    ground: SUN,
    lines: SUN_SHADE,
    face: { skin: SKINS[1], shade: "#a9744c", ears: false },
    behind: path("M108 130C60 190 70 300 104 348C150 366 250 366 296 348C330 300 340 190 292 130z", INK),
    clothes: jacket(MANGROVE, WHITE),
    hair:
      path("M110 196C90 74 150 44 208 46C286 48 312 110 290 200C286 150 268 118 236 98C206 128 140 136 110 196z", INK) +
      path("M236 96C222 84 206 76 190 72", { stroke: PALE_SHADE, w: 5 }),
    front: circle(112, 220, 9, WHITE) + circle(288, 220, 9, WHITE) + path("M104 196C100 240 100 290 112 330M296 196C300 240 300 290 288 330", { stroke: DEEP, w: 4 }),
  });
}
