import { CORAL, DEEP, INK, INK_SOFT, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { rack, screen } from "../kit/hardware.ts";
import { node } from "../kit/network.ts";
import { bust, SKINS, sitting, standing } from "../kit/people.ts";
import { circle, d, path, rect } from "../kit/svg.ts";

function desk(x: number, y: number, w: number): string {
  return rect(x, y, w, 6, INK) + path(d`M${x + 8} ${y + 6}V160M${x + w - 8} ${y + 6}V160`, { stroke: INK, w: 4 });
}

export function helpDesk(): string {
  const bubble = path(
    "M98 22h58a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-34l-14 14v-14h-10a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z",
    WHITE,
  );
  return [
    sitting(38, 122, 0.92, { shirt: CORAL, skin: SKINS[0] }),
    path("M24 120v40M10 160h28", { stroke: INK, w: 5 }),
    desk(72, 110, 96),
    screen(134, 110, 54, 0, TIDE),
    rect(108, 74, 52, 30, INK, 3),
    rect(113, 79, 42, 20, TIDE),
    path("M134 104v7", { stroke: INK, w: 5 }),
    path("M26 68a15 15 0 0 1 30-2M55 74q2 9-6 9", { stroke: SUN, w: 4 }),
    bubble,
    path("M104 36h46M104 48h30", { stroke: TIDE, w: 4 }),
  ].join("");
}

export function servers(): string {
  const cable = "M38 20V0M88 20V0M138 20V0";
  return path(cable, { stroke: SUN, w: 3 }) + [14, 64, 114].map((x) => rack(x, 20, 48, 140, 8)).join("");
}

export function safe(): string {
  return [
    rect(38, 52, 102, 98, MANGROVE, 8),
    rect(50, 64, 78, 74, DEEP, 5),
    circle(89, 101, 24, { stroke: PALE, w: 4 }),
    circle(89, 101, 7, SUN),
    path("M89 70v14M89 118v14M58 101h14M106 101h14", { stroke: PALE, w: 4 }),
    rect(44, 150, 16, 10, INK),
    rect(118, 150, 16, 10, INK),
    path("M89 52C89 30 60 30 60 0M100 52C100 26 130 30 130 0", { stroke: TIDE, w: 3 }),
  ].join("");
}

export function advice(): string {
  return [
    rect(24, 22, 96, 68, WHITE, 4),
    path("M36 76V58M54 76V48M72 76V54M90 76V36", { stroke: TIDE, w: 9, cap: "butt" }),
    path("M34 46L56 38L74 42L108 28", { stroke: CORAL, w: 4 }),
    standing(148, 157, 0.9, { shirt: INK, skin: SKINS[1], trousers: TIDE }, 0),
    bust(42, 160, 0.9, { shirt: SUN, skin: SKINS[2] }),
    bust(94, 160, 0.9, { shirt: CORAL, skin: SKINS[3] }),
  ].join("");
}

export function code(): string {
  return [
    desk(14, 122, 150),
    rect(40, 30, 100, 76, INK, 5),
    rect(46, 36, 88, 64, INK_SOFT, 2),
    path("M90 106v16M72 122h36", { stroke: INK, w: 6 }),
    path("M54 48h22M62 60h36M62 72h20M54 84h30", { stroke: PALE, w: 4 }),
    path("M104 60h18M88 72h14", { stroke: CORAL, w: 4 }),
    path("M82 48h14", { stroke: SUN, w: 4 }),
    path("M152 122v-22q0-12 12-16M152 106q-2-12-12-14", { stroke: MANGROVE, w: 4 }),
    rect(144, 108, 16, 14, CORAL),
  ].join("");
}

export function wires(): string {
  const hub: [number, number] = [88, 84];
  const ends: [number, number][] = [
    [26, 36],
    [150, 36],
    [26, 132],
    [150, 132],
    [88, 20],
    [88, 146],
  ];
  return [
    path(`${ends.map(([x, y]) => d`M${hub[0]} ${hub[1]}L${x} ${y}`).join("")}M88 0V20M0 132H26M150 132H177`, {
      stroke: TIDE,
      w: 3,
    }),
    ...ends.map((p, i) => node(p, i % 2 ? "lit" : "plain")),
    rect(62, 66, 54, 36, INK, 5),
    path("M70 84h22", { stroke: TIDE, w: 4 }),
    circle(104, 84, 4, CORAL),
  ].join("");
}

export function watch(): string {
  return [
    rect(14, 12, 148, 80, INK, 5),
    rect(20, 18, 136, 68, DEEP),
    path("M24 60h26l10-26l14 44l12-30l8 12h22l8-18l10 18h18", { stroke: SUN, w: 4 }),
    circle(142, 30, 5, CORAL),
    bust(60, 160, 0.95, { shirt: PALE, skin: SKINS[3] }),
    bust(118, 160, 0.95, { shirt: SUN, skin: SKINS[0] }),
  ].join("");
}

export function stock(): string {
  const crate = (x: number, y: number, fill: string): string =>
    rect(x, y, 46, 38, fill) + path(d`M${x + 23} ${y}v14`, { stroke: INK, w: 3 });
  return [
    path("M14 160V26M162 160V26M14 82h148M14 148h148", { stroke: INK, w: 5 }),
    crate(22, 42, SUN),
    crate(72, 42, WHITE),
    crate(20, 108, WHITE),
    crate(67, 108, CORAL),
    crate(114, 108, SUN),
    rect(124, 50, 30, 30, INK, 3),
    path("M130 58h18M130 66h10", { stroke: TIDE, w: 3 }),
  ].join("");
}
