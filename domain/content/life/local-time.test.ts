import fc from "fast-check";
import { expect, test } from "vitest";
import { localParts, momentsOf } from "./local-time.ts";

const utc = (moments: number[]) => moments.map((at) => new Date(at).toISOString().slice(0, 16));

test("a day and a time in Miami is one moment, in winter and in summer", () => {
  expect(utc(momentsOf({ date: "2026-12-01", time: "09:30" }))).toEqual(["2026-12-01T14:30"]);
  expect(utc(momentsOf({ date: "2026-07-01", time: "09:30" }))).toEqual(["2026-07-01T13:30"]);
  expect(utc(momentsOf({ date: "2026-12-31", time: "23:59" }))).toEqual(["2027-01-01T04:59"]);
});

test("the hour that clocks skip in March is no moment, the one that comes twice in November is two", () => {
  expect(momentsOf({ date: "2026-03-08", time: "02:30" })).toEqual([]);
  expect(utc(momentsOf({ date: "2026-11-01", time: "01:30" }))).toEqual(["2026-11-01T05:30", "2026-11-01T06:30"]);
});

test("what is no day or no time is no moment", () => {
  for (const parts of [
    { date: "2026-02-30", time: "10:00" },
    { date: "", time: "10:00" },
    { date: "2026-02-03", time: "25:00" },
    { date: "2026-02-03", time: "9:00" },
  ])
    expect(momentsOf(parts)).toEqual([]);
});

test("every moment is found again from what clocks show", () => {
  const minutes = fc.integer({ min: 28_000_000, max: 32_000_000 });
  fc.assert(fc.property(minutes, (minute) => momentsOf(localParts(minute * 60_000)).includes(minute * 60_000)));
});
