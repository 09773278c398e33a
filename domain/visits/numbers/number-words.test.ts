import { expect, test } from "vitest";
import { bestWords, compared, comparedWith, shareOf } from "./number-words.ts";
import { isPeriod } from "./periods.ts";

test("numbers are told in words, never as a percentage of few", () => {
  expect([compared(412, 374), compared(3, 15), compared(7, 7)]).toEqual(["38 more", "12 fewer", "as many"]);
  expect(comparedWith(412, 374, "the 30 days before")).toBe("38 more than in the 30 days before");
  expect(comparedWith(7, 7, "the 30 days before")).toBe("as many as in the 30 days before");
});

test("what a page did best is told of one visit as of many", () => {
  expect(bestWords({ visits: 90, sent: 3 })).toBe("3 of its 90 visits ended in an enquiry");
  expect(bestWords({ visits: 1, sent: 1 })).toBe("its one visit ended in an enquiry");
  expect(bestWords({ visits: 1, sent: 0 })).toBe("it was read most, on 1 visit");
});

test("a period is one of those that are offered", () => {
  expect(["7", "year", "8", "", "toString"].filter(isPeriod)).toEqual(["7", "year"]);
});

test.each([
  [3, 40, "3 of 40 visits"],
  [1, 1, "1 of 1 visit"],
  [48, 400, "12 of 100 visits"],
  [8, 412, "1 in 52 visits"],
  [2, 1, "2 of 1 visit"],
  [0, 40, ""],
  [1, 0, ""],
])("%i of %i is %j", (part, whole, words) => expect(shareOf(part, whole)).toBe(words));
