import { expect, test } from "vitest";
import { endOfChange } from "./steps.ts";

test.each([
  ["Roots hold", "Roots that hold", 10, "what came back stands before the cursor"],
  ["Roots that hold", "Roots hold", 5, "what went away leaves it where that was"],
  ["", "Roots", 5, "a whole text"],
  ["Roots", "", 0, "no text"],
  ["aaa", "aa", 0, "letters that repeat"],
])("from “%s” to “%s” the cursor goes to %s: %s", (before, text, at) => {
  expect(endOfChange(before, text)).toBe(at);
});
