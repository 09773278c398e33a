import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is told from several, and thousands stand apart", () => {
  expect([0, 1, 1204].map((count) => counted(count, "visit"))).toEqual(["0 visits", "1 visit", "1,204 visits"]);
  expect([1, 2].map((count) => counted(count, "enquiry", "enquiries"))).toEqual(["1 enquiry", "2 enquiries"]);
});
