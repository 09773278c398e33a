import { expect, test } from "vitest";
import { between, toggled } from "./selection.ts";

const order = ["a", "b", "c", "d"];

test("with Shift all lines between two are meant, both included, whichever was first", () => {
  expect(between(order, "b", "d")).toEqual(["b", "c", "d"]);
  expect(between(order, "d", "b")).toEqual(["b", "c", "d"]);
  expect(between(order, "b", "b")).toEqual(["b"]);
  expect(between(order, "on another page", "c")).toEqual(["c"]);
  expect(between(order, "", "c")).toEqual(["c"]);
});

test("all that are meant become what the last one becomes, the others stay", () => {
  expect([...toggled(new Set(["a", "c"]), "d", ["b", "c", "d"])].sort()).toEqual(order);
  expect([...toggled(new Set(order), "c", ["b", "c"])]).toEqual(["a", "d"]);
});
