import { expect, test } from "vitest";
import { andMore, counted } from "./counted.ts";

test("one is told from several, and thousands stand apart", () => {
  expect([0, 1, 1204].map((count) => counted(count, "visit"))).toEqual(["0 visits", "1 visit", "1,204 visits"]);
  expect([1, 2].map((count) => counted(count, "enquiry", "enquiries"))).toEqual(["1 enquiry", "2 enquiries"]);
});

test("of many names the first are named, and the rest is counted", () => {
  expect([["A"], ["A", "B"], ["A", "B", "C"]].map((names) => andMore(names, 2))).toEqual([
    "A",
    "A, B",
    "A, B and 1 more",
  ]);
  expect(andMore(["A", "B", "C", "D"], 2, "; ")).toBe("A; B and 2 more");
});
