import { DEEP, INK, PALE, PALE_SHADE, TIDE, WHITE } from "../kit/colours.ts";
import { SKINS } from "../kit/people.ts";
import { collar, crop, portrait, shoulders } from "../kit/portrait.ts";
import { path } from "../kit/svg.ts";

/** Close-cropped, with a beard and a polo shirt. */
export function drawMemberDesmond(): string {
  return portrait({
    label: "Desmond",
    ground: PALE,
    lines: PALE_SHADE,
    face: { skin: SKINS[2], shade: "#43291c" },
    clothes: shoulders(TIDE) + collar(DEEP) + path("M200 330V400", { stroke: DEEP, w: 6 }),
    hair:
      crop(INK, 100) +
      path("M117 178C114 262 160 282 200 282S286 262 283 178C276 216 262 226 246 208C226 198 174 198 154 208C138 226 124 216 117 178z", INK),
    front: path("M168 222C182 240 218 240 232 222", { stroke: WHITE, w: 6 }),
  });
}
