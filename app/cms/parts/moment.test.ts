import { expect, test } from "vitest";
import { durationOf, greetingAt, secondsOf, shortMoment } from "./moment.tsx";

/** Local time of the company, Miami. */
const at = (text: string) => Date.parse(`${text}-05:00`);
const now = at("2026-01-05T10:00");

test.each([
  ["2026-01-05T00:05", "00:05"],
  ["2026-01-04T23:59", "Yesterday"],
  ["2026-01-03T23:59", "Jan 3"],
  ["2025-12-31T12:00", "December 31, 2025"],
])("%s is told as %s", (time, words) => {
  expect(shortMoment(at(time), now)).toBe(words);
});

test.each([
  ["2026-10-31T12:00-04:00", "2026-11-01T23:30-05:00"],
  ["2026-03-08T12:00-04:00", "2026-03-09T00:30-04:00"],
])("%s is yesterday at %s, though a day between them has no 24 hours", (time, later) => {
  expect(shortMoment(Date.parse(time), Date.parse(later))).toBe("Yesterday");
});

test("a time of another day than what it is counted from names its day", () => {
  expect(secondsOf(at("2026-01-05T09:58:07"), now)).toBe("09:58:07");
  expect(secondsOf(at("2026-01-06T09:58:07"), now)).toBe("Jan 6, 09:58:07");
});

test.each([
  ["00:00", "Good evening"],
  ["04:59", "Good evening"],
  ["05:00", "Good morning"],
  ["11:59", "Good morning"],
  ["12:00", "Good afternoon"],
  ["17:59", "Good afternoon"],
  ["18:00", "Good evening"],
])("at %s one is greeted with %s", (time, words) => {
  expect(greetingAt(at(`2026-01-05T${time}`))).toBe(words);
});

test.each([
  [1, "1 second"],
  [59_001, "1 minute"],
  [60_000, "1 minute"],
  [60_001, "2 minutes"],
])("who waits %s ms is told %s", (ms, words) => {
  expect(durationOf(ms)).toBe(words);
});
