import { expect, test } from "vitest";
import { contrast, isColour, nearestPassing, pairsOf } from "./contrast.ts";
import { mix, withLightness } from "./oklab.ts";

const ours = { accent: "#0f5c4d", action: "#ff6a4d" };

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("colours are mixed as the browser mixes them", () => {
  // What a canvas in Chromium makes of color-mix(in oklab, …) and oklch(from #ff6a4d min(l, 0.64) c h)
  expect(mix("#0f5c4d", 0.7, "#00100c")).toBe("#074338");
  expect(mix("#0f5c4d", 0.55, "#5fd6c4")).toBe("#339180");
  expect(withLightness("#ff6a4d", (l) => Math.min(l, 0.64))).toBe("#e75438");
});

test("the colours of a new installation pass on every pair", () => {
  expect(pairsOf(ours).filter((pair) => !pair.passes)).toEqual([]);
});

test("a yellow main colour and a dark button fail, and the nearest that pass do pass", () => {
  for (const [of, colour] of [
    ["accent", "#ffcc00"],
    ["action", "#203040"],
  ] as const) {
    const chosen = { ...ours, [of]: colour };
    expect(pairsOf(chosen).some((pair) => pair.of === of && !pair.passes)).toBe(true);
    const nearest = nearestPassing(chosen, of) ?? "";
    expect(isColour(nearest)).toBe(true);
    expect(pairsOf({ ...ours, [of]: nearest }).every((pair) => pair.passes)).toBe(true);
  }
});
