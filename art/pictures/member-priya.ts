import { CORAL, CORAL_SHADE, INK, TIDE, TIDE_SHADE, WHITE } from "../kit/colours.ts";
import { SKINS } from "../kit/people.ts";
import { portrait, shoulders } from "../kit/portrait.ts";
import { circle, path, rect } from "../kit/svg.ts";

/** Hair in a knot, glasses and a round neck. */
export function drawMemberPriya(): string {
  return portrait({
    label: "Priya",
    ground: TIDE,
    lines: TIDE_SHADE,
    face: { skin: "#a8714a", shade: SKINS[0] },
    behind: circle(200, 44, 40, INK),
    clothes: shoulders(CORAL) + path("M140 297C152 346 248 346 260 297", { stroke: CORAL_SHADE, w: 7 }),
    hair: path("M112 190C96 74 150 56 200 56S304 74 288 190C284 142 252 118 200 90C148 118 116 142 112 190z", INK),
    front:
      rect(136, 156, 56, 44, { stroke: INK, w: 6 }, 18) +
      rect(208, 156, 56, 44, { stroke: INK, w: 6 }, 18) +
      path("M192 172q8-6 16 0M136 172l-20-6M264 172l20-6", { stroke: INK, w: 6 }) +
      circle(116, 212, 7, WHITE) +
      circle(284, 212, 7, WHITE),
  });
}
