import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test("initials are the first letters of the first and last word", () => {
  expect(initialsOf("Marisol V.")).toBe("MV");
  expect(initialsOf("ana maría de la cruz")).toBe("AC");
  expect(initialsOf("Tomás E.")).toBe("TE");
});

test("one word has one initial, and no letters give none", () => {
  expect(initialsOf("Controller")).toBe("C");
  expect(initialsOf("  ")).toBe("");
  expect(initialsOf("24/7")).toBe("");
});
