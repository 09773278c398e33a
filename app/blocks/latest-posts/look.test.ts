import { expect, test } from "vitest";
import { shownPages } from "./look.tsx";

test("few pages are all named", () => {
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shownPages(1, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("of many pages, the first, the last and those about the open one are; a gap hides more than one", () => {
  expect(shownPages(1, 834)).toEqual([1, 2, 3, null, 834]);
  expect(shownPages(400, 834)).toEqual([1, null, 398, 399, 400, 401, 402, null, 834]);
  expect(shownPages(5, 834)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 834]);
  expect(shownPages(830, 834)).toEqual([1, null, 828, 829, 830, 831, 832, 833, 834]);
  expect(shownPages(834, 834)).toEqual([1, null, 832, 833, 834]);
});
