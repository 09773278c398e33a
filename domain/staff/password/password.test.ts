import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

const varied = "abcdefgh";

test.each([
  [varied.padEnd(11, "x"), "Use at least 12 characters"],
  [varied.padEnd(12, "x"), null],
  [varied.padEnd(128, "x"), null],
  [varied.padEnd(129, "x"), "Use at most 128 characters"],
  ["🌴".repeat(11), "Use at least 12 characters"],
  ["abcd".repeat(4), "Use more different characters"],
  ["abcde".repeat(4), null],
  ["ADA@example.ORG", "Do not use your name or address"],
  ["ada@example.org!", null],
])("%j: %s", (password, fault) => {
  expect(passwordFault(password, ["Ada", "Ada@example.org"])).toBe(fault);
});

test("a name too short to be guessed from is no password by itself, and nothing is forbidden by default", () => {
  expect(passwordFault("Ada@example.org")).toBeNull();
});
