import { CORAL, INK, MANGROVE } from "../kit/colours.ts";
import { circle, path, picture } from "../kit/svg.ts";

export function drawLogoMark(): string {
  return picture({
    width: 40,
    height: 40,
    label: "Mangrove IT",
    body: [
      path("M20 15v21.5M20 15c-5.5 0-7.5 4-7.5 9v9.5M20 15c5.5 0 7.5 4 7.5 9v9.5", { stroke: MANGROVE, w: 3 }),
      path("M20 15C9 15 5 20 5 27v9.5M20 15c11 0 15 5 15 12v9.5", { stroke: MANGROVE, w: 3 }),
      path("M3.5 13.5h33", { stroke: INK, w: 4 }),
      circle(20, 5.5, 4, CORAL),
    ],
  });
}
