import { expect, test } from "vitest";
import { targetIndex } from "./target-index.ts";

const items = [0, 40, 80, 120].map((top) => ({ top, bottom: top + 40 }));

test.each([
  [1, 60, 1],
  [1, 30, 1],
  [1, 19, 0],
  [1, 101, 2],
  [1, 400, 3],
  [3, -50, 0],
])("what is dragged from place %i to %i px belongs to place %i", (from, y, to) => {
  expect(targetIndex(items, from, y)).toBe(to);
});
