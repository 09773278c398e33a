import { CORAL, MANGROVE, PAPER } from "../kit/colours.ts";
import { circle, path, picture, rect } from "../kit/svg.ts";

export function drawFavicon(): string {
  return picture({
    width: 32,
    height: 32,
    label: "Mangrove IT",
    body: [
      rect(0, 0, 32, 32, MANGROVE, 7),
      path("M16 13v14.5M16 13C10 13 7 16 7 21v6.5M16 13c6 0 9 3 9 8v6.5", { stroke: PAPER, w: 3 }),
      path("M5 12.5h22", { stroke: PAPER, w: 3 }),
      circle(16, 6.5, 3.2, CORAL),
    ],
  });
}
