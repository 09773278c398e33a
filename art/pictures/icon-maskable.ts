import { CORAL, DEEP, MANGROVE, PAPER, TIDE } from "../kit/colours.ts";
import { circle, path, picture, rect } from "../kit/svg.ts";

/** All that matters lies in the inner circle of 80 %. */
export function drawIconMaskable(): string {
  return picture({
    width: 512,
    height: 512,
    label: "Mangrove IT",
    body: [
      rect(0, 0, 512, 512, MANGROVE),
      rect(0, 300, 512, 212, DEEP),
      path("M60 338h80M372 338h80M96 372h48M390 372h40", { stroke: TIDE, w: 6 }),
      path("M256 214v182M256 214c-46 0-62 34-62 76v86M256 214c46 0 62 34 62 76v86", { stroke: PAPER, w: 22 }),
      path("M256 214C168 214 134 256 134 312v34M256 214c88 0 122 42 122 98v34", { stroke: PAPER, w: 22 }),
      path("M124 202h264", { stroke: PAPER, w: 30 }),
      circle(256, 134, 32, CORAL),
    ],
  });
}
