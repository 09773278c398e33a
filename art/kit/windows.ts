import { CORAL, INK, INK_SOFT, MANGROVE, PALE, PALE_SHADE, SUN, TIDE, WHITE } from "./colours.ts";
import { points, quads } from "./points.ts";
import { circle, d, path, rect, rects } from "./svg.ts";

/** A program window with its bar. */
export function frame(x: number, y: number, w: number, h: number, fill: string, bar: string): string {
  const dots = [0, 1, 2]
    .map((i) => circle(x + 16 + i * 14, y + 14, 4, i === 0 ? CORAL : i === 1 ? SUN : PALE))
    .join("");
  return rect(x, y, w, h, fill, 8) + path(d`M${x} ${y + 28}v-20q0 -8 8 -8h${w - 16}q8 0 8 8v20z`, bar) + dots;
}

/** The windows of the trellis, each in its cell. */
export function code(): string {
  const rows = quads("0 0 40 0, 20 1 70 0, 20 2 50 0, 40 3 60 1, 40 4 36 0, 20 5 30 0, 0 6 20 0");
  const row = (kind: number): string =>
    rows
      .filter((r) => r[3] === kind)
      .map(([x, y, w]) => d`M${234 + x} ${164 + y * 18}h${w}`)
      .join("");
  return (
    frame(216, 112, 168, 176, INK, INK_SOFT) +
    path(row(0), { stroke: TIDE, w: 6 }) +
    path(row(1), { stroke: SUN, w: 6 })
  );
}

/** Bars and a line. */
export function dashboard(): string {
  const bars = quads("440 232 22 38, 474 210 22 60, 508 222 22 48, 542 186 22 84, 576 200 22 70");
  const line = "M632 250l28-34l26 14l30-48l38 14";
  return [
    frame(416, 112, 368, 176, WHITE, MANGROVE),
    rects(bars, TIDE),
    path("M434 272h170M626 272h138", { stroke: PALE_SHADE }),
    path(line, { stroke: MANGROVE, w: 5 }),
    ...points("660 216, 716 182, 754 196").map((p) => circle(...p, 7, MANGROVE)),
    path("M632 164h60", { stroke: PALE_SHADE, w: 8 }),
  ].join("");
}

/** A list with ticks. */
export function list(): string {
  const rows = [0, 1, 2, 3].map((i) => d`M264 ${364 + i * 32}h${96 - (i % 2) * 26}`).join("");
  const ticks = [0, 1, 3].map((i) => d`M230 ${364 + i * 32}l6 7l12 -13`).join("");
  return (
    frame(216, 312, 168, 176, WHITE, TIDE) +
    path(rows, { stroke: PALE_SHADE, w: 8 }) +
    path(ticks, { stroke: MANGROVE, w: 4 }) +
    rect(230, 420, 16, 16, { stroke: TIDE, w: 3 })
  );
}

/** A map with a pin. */
export function places(): string {
  return [
    frame(816, 312, 168, 176, PALE, MANGROVE),
    path("M816 440C850 420 870 470 910 450S960 400 984 410V480q0 8-8 8H824q-8 0-8-8z", TIDE),
    path("M850 420C870 380 900 390 930 372", { stroke: MANGROVE, w: 4, dash: "2 9" }),
    circle(850, 422, 7, MANGROVE),
    path("M932 380c-16-20-18-26-18-34a18 18 0 0 1 36 0c0 8-2 14-18 34z", CORAL),
    circle(932, 346, 7, WHITE),
  ].join("");
}

/** Fields and a button. */
export function form(): string {
  const fields = quads("236 560 150 24, 402 560 162 24, 236 602 328 24");
  return (
    frame(216, 512, 368, 176, PALE, TIDE) +
    rects(fields, WHITE) +
    rect(236, 644, 110, 28, MANGROVE, 4) +
    path("M362 658h90", { stroke: TIDE, w: 6 }) +
    path("M248 572h60M414 572h40M248 614h120", { stroke: TIDE, w: 4 })
  );
}

/** A month. */
export function calendar(): string {
  const cell = (i: number) => [632 + (i % 5) * 28, 554 + Math.floor(i / 5) * 32, 20, 22] as const;
  const all = Array.from({ length: 20 }, (_, i) => cell(i));
  return (
    frame(616, 512, 168, 176, WHITE, INK) +
    rects(
      all.filter((_, i) => i !== 7 && i !== 13),
      PALE,
    ) +
    rects([cell(7)], SUN) +
    rects([cell(13)], TIDE)
  );
}

/** The same on a phone. */
export function phone(): string {
  return (
    rect(846, 506, 108, 186, INK, 16) +
    rect(854, 520, 92, 156, MANGROVE, 6) +
    circle(900, 570, 24, PALE) +
    path("M890 570l8 9l15-17", { stroke: MANGROVE, w: 5 }) +
    path("M872 616h56M880 634h40", { stroke: TIDE, w: 7 }) +
    rect(872, 650, 56, 14, SUN, 3)
  );
}
