import { CORAL, CORAL_SHADE, INK, INK_SOFT, PAPER } from "../kit/colours.ts";
import { SKINS } from "../kit/people.ts";
import { portrait, shoulders } from "../kit/portrait.ts";
import { path } from "../kit/svg.ts";

const BROWN = SKINS[2];

/** A wave of brown hair, a short beard and a hooded sweater. */
export function drawMemberTomas(): string {
  return portrait({
    label: "Tomás",
    ground: CORAL,
    lines: CORAL_SHADE,
    face: { skin: SKINS[3], shade: "#bd8a5e", brows: BROWN },
    behind: path("M92 330C110 270 290 270 308 330z", INK_SOFT),
    clothes:
      shoulders(INK) +
      path("M134 298C130 340 164 372 200 384C236 372 270 340 266 298", { stroke: INK_SOFT, w: 12 }) +
      path("M176 366V410M224 366V410", { stroke: PAPER, w: 6 }),
    hair:
      path("M116 172C100 96 116 52 176 50C196 34 290 34 290 110C292 136 288 152 284 170C280 142 274 126 262 112C226 122 176 116 150 96C136 120 122 140 116 172z", BROWN) +
      path("M118 190C120 258 164 280 200 280S280 258 282 190C276 226 256 240 240 214C222 204 178 204 160 214C144 240 124 226 118 190z", BROWN),
    front: path("M170 224C184 240 216 240 230 224", { stroke: PAPER, w: 6 }),
  });
}
