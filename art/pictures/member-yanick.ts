import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, SUN, SUN_SHADE, TIDE } from "../kit/colours.ts";
import { SKINS } from "../kit/people.ts";
import { portrait, shoulders } from "../kit/portrait.ts";
import { circle, path, rect } from "../kit/svg.ts";

/** Curls, faded at the sides, and the headset of the help desk. */
export function drawMemberYanick(): string {
  const curls = [128, 152, 176, 200, 224, 248, 272].map((x, i) => circle(x, [92, 70, 60, 56, 60, 70, 92][i] ?? 60, 23, INK));
  return portrait({
    label: "Yanick",
    ground: MANGROVE,
    lines: TIDE,
    face: { skin: SKINS[0], shade: "#6a432c" },
    clothes: shoulders(SUN) + path("M144 296C156 340 244 340 256 296", { stroke: SUN_SHADE, w: 9 }),
    hair: path("M117 160C110 96 150 78 200 78S290 96 283 160C276 128 262 112 200 112S124 128 117 160z", INK) + curls.join(""),
    front: [
      path("M112 176C98 6 302 6 288 176", { stroke: CORAL, w: 12 }),
      rect(94, 150, 30, 62, INK_SOFT, 14),
      rect(276, 150, 30, 62, INK_SOFT, 14),
      path("M110 210C114 250 136 262 168 254", { stroke: DEEP, w: 6 }),
      rect(160, 244, 30, 16, INK, 8),
    ].join(""),
  });
}
