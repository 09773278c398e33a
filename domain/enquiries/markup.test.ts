import { expect, test } from "vitest";
import { stripMarkup } from "./enquiry.ts";

test.each([
  ["<b>Hi</b> there", "Hi there"],
  ["<a href=\"https://x.example\" onclick='y()'>link</a>", "link"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["<br/>line<br />", "line"],
  ["<!-- hidden -->seen", "seen"],
  ["<!DOCTYPE html>x", "x"],
  ["<scr<b>ipt>x", "x"],
  ["<my-element a=1>x</my-element>", "x"],
])("%s becomes %s", (typed, kept) => {
  expect(stripMarkup(typed)).toBe(kept);
});

test.each(["a < b and c > d", "I <3 Miami", "<me@example.com>", "5<6", "<", "< b >", "<b"])("%s stays", (typed) => {
  expect(stripMarkup(typed)).toBe(typed);
});

test("tags within tags without end are given up in reasonable time", () => {
  const start = Date.now();
  stripMarkup("<a".repeat(20_000) + ">".repeat(20_000));
  expect(Date.now() - start).toBeLessThan(200);
});
