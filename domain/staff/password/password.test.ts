import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

const varied = "plywofjabrinetuvock";
const COMMON = "This is too easy to guess: a common password, a repetition or a row of keys";
const NAMES = "Do not build it from your name, your address or the company's name: these are tried first";

test.each([
  [varied.slice(0, 11), "Use at least 12 characters"],
  [varied.slice(0, 12), null],
  [varied.padEnd(128, "x"), null],
  [varied.padEnd(129, "x"), "Use at most 128 characters"],
  ["🌴".repeat(11), "Use at least 12 characters"],
  ["abcd".repeat(4), "Use more different characters"],
  ["abcde".repeat(4), COMMON],
  ["passwordpassword", COMMON],
  ["Password2026!", COMMON],
  ["Ｐａｓｓｗｏｒｄ２０２６！", COMMON],
  ["Welcome-to-2026", null],
  ["123456789012", COMMON],
  ["qwertyuiopasd", COMMON],
  ["poiuytrewqlkj", COMMON],
  ["AbcdefghIJKLmnop", COMMON],
  ["1q2w3e4r5t6y", COMMON],
  ["aaaaaabbbbbbccccccddddddeeeeee", COMMON],
  ["kq7zb".repeat(3), COMMON],
  ["kq7zbw".repeat(2), null],
  ["Ada-Palmgrove-1", NAMES],
  ["ADA.lovell@example.ORG", NAMES],
  ["adalovell@12", NAMES],
  ["mangroveit2026", NAMES],
  ["Mangrove roots hold the coast", null],
  ["correct staple of a palmgrove", null],
  ["roots hold the coast", null],
  ["パスワードは長いほうがよい", null],
])("%j: %s", (password, fault) => {
  const names = ["Ada Palmgrove", "ada.lovell@example.org", "Mangrove IT"];
  expect(passwordFault(password, names)).toBe(fault);
});

test("names too short to be guessed from are no hindrance, and none is forbidden by default", () => {
  expect(passwordFault("Ada@brinetuvock", ["Ada"])).toBeNull();
  expect(passwordFault("adaadaada-q7x", ["Ada"])).toBeNull();
  expect(passwordFault("ada.lovell@example.org")).toBeNull();
});

test("the longest of several names is taken out first, so that no rest of it counts as new", () => {
  expect(passwordFault("Palmgrove2026!", ["Palm", "Palmgrove"])).toBe(NAMES);
});
