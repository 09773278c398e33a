import { expect, test } from "vitest";
import { wordingOf } from "../../../words/catalogues.ts";
import { payOf } from "./pay.ts";

test.each([
  [{ from: 58_000, to: 66_000, per: "year" }, "$58,000 to $66,000 a year"],
  [{ from: 58_000, to: 0, per: "year" }, "$58,000 a year"],
  [{ from: 58_000, to: 58_000, per: "year" }, "$58,000 a year"],
  [{ from: 31, to: 40, per: "hour" }, "$31 to $40 an hour"],
  [{ from: 0, to: 66_000, per: "year" }, ""],
] as const)("%j is read as %j", (pay, words) => {
  expect(payOf({ pay }, wordingOf("en"))).toBe(words);
});
