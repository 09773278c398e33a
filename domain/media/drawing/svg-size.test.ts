import { expect, test } from "vitest";
import { svgSize } from "./svg-size.ts";

test.each([
  [{ width: "96", height: " 48px " }, 96, 48],
  [{ width: "1IN", height: "3pt" }, 96, 4],
  [{ width: "1pc", height: "2em" }, 16, 32],
  [{ width: "10cm", height: "10mm" }, 378, 38],
  [{ width: "2rem", height: "1e2" }, 32, 100],
  [{ width: "0.2", height: "0.2" }, 1, 1],
  [{ viewBox: " 0 0 40\n30 " }, 40, 30],
  [{ viewBox: "-5,-5,40,30" }, 40, 30],
  [{ viewBox: "0 0 40 30", width: "80" }, 80, 60],
  [{ viewBox: "0 0 40 30", height: "90" }, 120, 90],
  [{ viewBox: "0 0 40 30", width: "50%", height: "0" }, 40, 30],
  [{ viewBox: "0 0 0 30", width: "80", height: "20" }, 80, 20],
  [{ width: "4000", height: "2000" }, 4_000, 2_000],
  [{ width: "8000", height: "2000" }, 4_000, 1_000],
  [{ width: "2000", height: "8000" }, 1_000, 4_000],
  [{ width: "80000", height: "2" }, 4_000, 1],
])("a drawing that says %j is %d by %d px", (attributes, width, height) => {
  expect(svgSize(attributes as Record<string, string>)).toEqual({ width, height });
});

test.each([
  {},
  { width: "100" },
  { width: "100%", height: "100%" },
  { width: "100vw", height: "50" },
  { width: "-100", height: "50" },
  { viewBox: "0 0 40" },
  { viewBox: "0 0 40 30 20" },
  { viewBox: "0 0 40 x" },
  { viewBox: "0 0 0 30" },
  { viewBox: "0 0 40 0", width: "80" },
  { viewBox: "0 0 40 -30" },
])("a drawing that says %j says no size", (attributes) => {
  expect(svgSize(attributes as Record<string, string>)).toBeNull();
});
