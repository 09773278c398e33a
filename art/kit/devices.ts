import { at, circle, path, rect } from "./svg.ts";

export type DeviceName = "rack" | "phone" | "laptop" | "router" | "printer" | "camera" | "screen" | "till" | "tablet";

type Draw = (line: string, light: string) => string;

const DRAWINGS: Record<DeviceName, Draw> = {
  rack: (line, light) =>
    rect(-17, -26, 34, 52, line, 4) +
    path("M-10-14h13M-10-2h13M-10 10h13", { stroke: light, w: 4 }) +
    path("M10-14h0M10-2h0M10 10h0", { stroke: light, w: 5 }),
  phone: (line, light) =>
    rect(-15, -26, 30, 52, line, 6) + rect(-10, -19, 20, 34, light, 1) + path("M-3 20h6", { stroke: light, w: 3 }),
  laptop: (line, light) =>
    rect(-22, -20, 44, 31, line, 4) + rect(-17, -15, 34, 21, light) + path("M-29 16h58", { stroke: line, w: 6 }),
  router: (line, light) =>
    rect(-26, 4, 52, 18, line, 5) +
    path("M-16 4v-16M16 4v-16", { stroke: line, w: 4 }) +
    path("M-16 13h12M8 13h0M16 13h0", { stroke: light, w: 4 }) +
    path("M-8-10a12 12 0 0 1 16 0M-15-18a22 22 0 0 1 30 0", { stroke: light, w: 3 }),
  printer: (line, light) =>
    rect(-14, -26, 28, 18, light) +
    rect(-25, -10, 50, 24, line, 4) +
    rect(-14, 8, 28, 17, light) +
    path("M14-2h3", { stroke: light, w: 4 }),
  camera: (line, light) =>
    path("M-24-20L20-8L14 10L-28-2z", line) +
    circle(17, 1, 8, light) +
    path("M-10 4v16h-14M-26 12v16", { stroke: line, w: 4 }),
  screen: (line, light) =>
    rect(-27, -24, 54, 36, line, 4) + rect(-22, -19, 44, 26, light) + path("M0 12v10m-12 0h24", { stroke: line, w: 5 }),
  till: (line, light) =>
    path("M-20-22h32l6 22h-44z", line) +
    path("M-12-16h18", { stroke: light, w: 7, cap: "butt" }) +
    rect(-27, 2, 54, 20, line, 3) +
    path("M-6 12h12", { stroke: light, w: 4 }),
  tablet: (line, light) => rect(-27, -20, 54, 40, line, 6) + rect(-20, -14, 36, 28, light) + circle(22, 0, 2.5, light),
};

/** A device of about 56 by 52 in two colours, its middle at (x, y). */
export function device(name: DeviceName, x: number, y: number, line: string, light: string, size = 1): string {
  return at(x, y, [DRAWINGS[name](line, light)], size);
}
