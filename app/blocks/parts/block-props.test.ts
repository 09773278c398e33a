import { expect, test } from "vitest";
import { pickByIds } from "./block-props.ts";

const all = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the chosen ones come in the order of the choice", () => {
  expect(pickByIds(["c", "a"], all)).toEqual([{ id: "c" }, { id: "a" }]);
});

test("no choice means all, and what is gone is left out", () => {
  expect(pickByIds([], all)).toBe(all);
  expect(pickByIds(["gone", "b"], all)).toEqual([{ id: "b" }]);
});
