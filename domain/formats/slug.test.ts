import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Señor Ñandú & Söhne!", "senor-nandu-sohne"],
  ["What’s new? Don't ask", "whats-new-dont-ask"],
  ["o\ufb03ce, 10 m², Ｗｉｄｅ", "office-10-m2-wide"],
  ["--A--", "a"],
  ["李小龙", ""],
  [`${"x".repeat(39)} y`, "x".repeat(39)],
  [`${"x".repeat(38)} y`, `${"x".repeat(38)}-y`],
  [`${"x".repeat(38)} yz`, "x".repeat(38)],
  ["x".repeat(41), "x".repeat(40)],
])("%j is %j in an address", (words, slug) => {
  expect(slugOf(words, 40)).toBe(slug);
});
