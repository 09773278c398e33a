import { expect, test } from "vitest";
import { isTableKind, labelOf } from "./tables.ts";

test.each([
  ["page", "/about", "/about"],
  ["page", "other", "other"],
  ["source", "", "Typed in, or not told"],
  ["source", "other", "All others"],
  ["source", "Google", "Google"],
  ["campaign", "", ""],
  ["language", "es", "Español"],
  ["language", "xx", "xx"],
  ["device", "phone", "Phone"],
  ["refused", "email", "Email"],
  ["outbound", "partner.example", "partner.example"],
] as const)("counted as %s, %j reads %j", (kind, name, label) => {
  expect(labelOf(kind, name)).toBe(label);
});

test("a table is one of those that the screen shows", () => {
  expect([isTableKind("page"), isTableKind("toString"), isTableKind("")]).toEqual([true, false, false]);
});
