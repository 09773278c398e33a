import { expect, test } from "vitest";
import { tooManyText } from "#domain/enquiries/enquiry.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { countSubmission, readLimit } from "./contact-limit.ts";

/** SPEC §9, as it is set from the start. */
const rule = { most: 15, windowMs: 3_600_000 };

const storage = (kept: Record<string, string> = {}) =>
  ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  }) as Storage;

test("fifteen an hour, counted from the first, under the specified key", () => {
  const kept: Record<string, string> = {};
  const browser = storage(kept);
  expect(readLimit(rule, browser, 1_000)).toEqual({ remaining: 15, resetMs: 3_600_000 });
  expect(countSubmission(rule, browser, 1_000)).toEqual({ remaining: 14, resetMs: 3_600_000 });
  expect(JSON.parse(kept["contact-rate-limit"] ?? "")).toEqual({ count: 1, resetTime: 3_601_000 });
  for (let sent = 1; sent < 15; sent += 1) countSubmission(rule, browser, 61_000);
  expect(readLimit(rule, browser, 61_000)).toEqual({ remaining: 0, resetMs: 3_540_000 });
  expect(readLimit(rule, browser, 3_601_000)).toEqual({ remaining: 15, resetMs: 3_600_000 });
});

test("as many as are set in as long a window as is set, also after an owner changed them", () => {
  const browser = storage();
  countSubmission(rule, browser, 1_000);
  expect(readLimit({ ...rule, most: 30 }, browser, 1_000)).toEqual({ remaining: 29, resetMs: 3_600_000 });
  expect(readLimit({ ...rule, most: 1 }, browser, 1_000).remaining).toBe(0);
  expect(readLimit({ most: 3, windowMs: 60_000 }, browser, 1_000)).toEqual({ remaining: 3, resetMs: 60_000 });
});

test.each(["", "null", "{}", "[1]", "nonsense", '{"count":"9","resetTime":5}', '{"count":99,"resetTime":9e99}'])(
  "a record that says %j counts as none",
  (record) => {
    expect(readLimit(rule, storage({ "contact-rate-limit": record }), 1_000).remaining).toBe(15);
  },
);

test("a browser that keeps nothing does not fail", () => {
  const broken = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  } as unknown as Storage;
  expect(countSubmission(rule, broken, 0).remaining).toBe(14);
});

test.each([
  [3_600_000, 60],
  [3_540_001, 60],
  [60_000, 1],
  [1, 1],
])("with %i ms to go, the text says %i minutes", (resetMs, minutes) => {
  expect(tooManyText(resetMs, wordingOf("en"))).toBe(`Too many requests. Please try again in ${minutes} minutes.`);
});
