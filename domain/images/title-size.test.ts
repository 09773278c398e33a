import { expect, test } from "vitest";
import { titleSize } from "./card-layout.ts";

const sizeOf = (title: string) => titleSize(title, 560, 310);

test("a short title is set large, a long one smaller, and none below the smallest size", () => {
  expect(sizeOf("Cloud Solutions")).toBe(88);
  expect(sizeOf("Rooted between Miami and West Palm Beach")).toBeLessThanOrEqual(72);
  expect(sizeOf("word ".repeat(60))).toBe(44);
});

test("a long word is set small enough to stay in its column, wide letters sooner than narrow ones", () => {
  expect(sizeOf("Transformation")).toBeLessThan(88);
  expect(sizeOf("mmmmmmmmmmmm")).toBeLessThan(sizeOf("llllllllllll"));
});
