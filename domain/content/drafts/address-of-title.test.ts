import { expect, test } from "vitest";
import { address } from "../fields/kinds/address.ts";
import { addressFrom, prefixWhereItFollows } from "./address-of-title.ts";

test("an address is made from the title until somebody types another", () => {
  expect(addressFrom("What’s new?", "/blog/")).toBe("/blog/whats-new");
  expect([addressFrom("李", "/blog/"), addressFrom("", "/")]).toEqual(["", ""]);
  const follows = ["", "/blog/", "/blog/king-tide", "/blog/king-tide-2", "/blog/king-tides", "/blog/king-tide-b"];
  expect(follows.map((one) => prefixWhereItFollows(one, "King tide", "/blog/"))).toEqual([
    ...["/blog/", "/blog/", "/blog/", "/blog/", null, null],
  ]);
  expect(prefixWhereItFollows("/blog/a", "", "/blog/")).toBe(null);
  expect(address("Address").safeParse(addressFrom("x ".repeat(200), "/")).success).toBe(true);
});

test("a duplicate's address follows its new title below what its original stood below", () => {
  expect(prefixWhereItFollows("/areas/miami-copy", "Miami (copy)", "/")).toBe("/areas/");
  expect(prefixWhereItFollows("/areas/miami-copy-2", "Miami (copy)", "/")).toBe("/areas/");
  expect(prefixWhereItFollows("/areas/carbon-copy", "Carbon", "/")).toBe(null);
  expect(prefixWhereItFollows("/areas/doral", "Miami (copy)", "/")).toBe(null);
});
