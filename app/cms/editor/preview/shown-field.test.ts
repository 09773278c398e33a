import { expect, test } from "vitest";
import { distanceTo } from "./shown-field.ts";

test("the preview scrolls to a block that does not begin in sight: to its middle, or below the header", () => {
  expect(distanceTo({ top: 0, height: 300 }, 1_000)).toBe(0);
  expect(distanceTo({ top: 599, height: 300 }, 1_000)).toBe(0);
  expect(distanceTo({ top: 600, height: 300 }, 1_000)).toBe(250);
  expect(distanceTo({ top: -1, height: 300 }, 1_000)).toBe(-351);
  expect(distanceTo({ top: 2_000, height: 900 }, 1_000)).toBe(1_920);
  expect(distanceTo({ top: 2_000, height: 1_500 }, 1_000)).toBe(1_920);
});
