import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf } from "./local-time.server.ts";
import { localParts, longDate } from "./local-time.ts";

const utc = (moment: number | null) => moment !== null && new Date(moment).toISOString().slice(0, 16);

test("a day and a time in Miami is one moment, in winter and in summer", () => {
  expect(utc(momentOf({ date: "2026-12-01", time: "09:30" }))).toBe("2026-12-01T14:30");
  expect(utc(momentOf({ date: "2026-07-01", time: "09:30" }))).toBe("2026-07-01T13:30");
  expect(utc(momentOf({ date: "2026-12-31", time: "23:59" }))).toBe("2027-01-01T04:59");
});

test("the hour that clocks skip in March is no moment, the one that comes twice in November is the first", () => {
  expect(momentOf({ date: "2026-03-08", time: "02:30" })).toBeNull();
  expect(utc(momentOf({ date: "2026-11-01", time: "01:30" }))).toBe("2026-11-01T05:30");
});

test("what is no day or no time is no moment", () => {
  for (const parts of [
    { date: "2026-02-30", time: "10:00" },
    { date: "", time: "10:00" },
    { date: "2026-02-03", time: "25:00" },
    { date: "2026-02-03", time: "9:00" },
  ])
    expect(momentOf(parts)).toBeNull();
});

test("every moment is found again from what clocks show; in the hour that comes twice, the one an hour before may be", () => {
  const minutes = fc.integer({ min: 28_000_000, max: 32_000_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = momentOf(localParts(minute * 60_000)) ?? 0;
      return moment === minute * 60_000 || (moment === (minute - 60) * 60_000 && isTwice(moment));
    }),
  );
});

const isTwice = (moment: number) => localParts(moment).time === localParts(moment + 3_600_000).time;

test("a day keeps its date, wherever the server stands", () => {
  expect(longDate("2026-05-04")).toBe("May 4, 2026");
  expect(longDate("2025-12-31")).toBe("December 31, 2025");
});

test("what is no day stays as it is", () => {
  expect(longDate("soon")).toBe("soon");
});
