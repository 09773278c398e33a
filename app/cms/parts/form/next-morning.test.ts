import { expect, test } from "vitest";
import { nextMorning } from "./next-morning.ts";

const morningAfter = (moment: string) => nextMorning(Date.parse(moment));

test.each([
  ["at night, the morning that follows", "2026-11-24T03:10:00-05:00", "2026-11-24"],
  ["an hour before nine, nine", "2026-11-24T08:00:00-05:00", "2026-11-24"],
  ["later, tomorrow's", "2026-11-24T08:01:00-05:00", "2026-11-25"],
  ["late in the evening, which is tomorrow in UTC already, tomorrow's", "2026-11-24T23:30:00-05:00", "2026-11-25"],
  ["on a Friday after nine, Monday's", "2026-11-27T10:00:00-05:00", "2026-11-30"],
  ["early on a Sunday, Monday's", "2026-11-29T05:00:00-05:00", "2026-11-30"],
  ["where clocks are put back in the night, nine on the new clock", "2026-10-31T12:00:00-04:00", "2026-11-02"],
  ["at the end of a year, the next one's", "2026-12-31T18:00:00-05:00", "2027-01-01"],
])("a schedule begins with: %s", (_, moment, date) => {
  expect(morningAfter(moment)).toEqual({ date, time: "09:00" });
});
