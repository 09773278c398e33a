import { expect, test } from "vitest";
import { isMoved, pairItems } from "./compare-data.ts";
import { wordDiff } from "./word-diff.ts";

const words = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`).join(" ");

test("a text that is wholly another one is shown as a whole, removed and then added", () => {
  const [before, after] = [words("a", 501), words("b", 501)];
  expect(wordDiff(before, after)).toEqual([
    { text: before, how: "removed" },
    { text: after, how: "added" },
  ]);
});

test("words that changed next to each other are read as one change, those on different lines are not", () => {
  expect(wordDiff("one two three", "uno dos three")).toEqual([
    { text: "one two", how: "removed" },
    { text: "uno dos", how: "added" },
    { text: " three", how: "same" },
  ]);
  expect(wordDiff("one\ntwo", "uno\ndos").map(({ how }) => how)).toEqual([
    ...["removed", "added", "same", "removed", "added"],
  ]);
  expect(wordDiff("same", "same")).toEqual([{ text: "same", how: "same" }]);
  expect(wordDiff("", "new")).toEqual([{ text: "new", how: "added" }]);
});

test("items without ids are paired where they are the same, and in order between", () => {
  expect(pairItems(["a", "b", "c"], ["a", "x", "c"])).toEqual([
    { before: 0, after: 0 },
    { before: 1, after: 1 },
    { before: 2, after: 2 },
  ]);
  expect(pairItems(["a", "b"], ["b"])).toEqual([
    { before: 0, after: -1 },
    { before: 1, after: 0 },
  ]);
  expect(pairItems(["a"], ["x", "a", "y"])).toEqual([
    { before: -1, after: 0 },
    { before: 0, after: 1 },
    { before: -1, after: 2 },
  ]);
});

test("items with ids are paired by them, those that are gone come last", () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id }));
  const pairs = pairItems(of("a", "b", "c"), of("c", "n", "a"));
  expect(pairs).toEqual([
    { before: 2, after: 0 },
    { before: -1, after: 1 },
    { before: 0, after: 2 },
    { before: 1, after: -1 },
  ]);
  expect(isMoved(pairs)).toBe(true);
  expect(isMoved(pairItems(of("a", "b", "c"), of("a", "n", "c")))).toBe(false);
  expect(isMoved(pairItems(of("a", "b"), of("b")))).toBe(false);
});
