import { expect, test } from "vitest";
import { partsOf } from "./spans.server.ts";

const inWords = (from: string, to: string, months: string[], weeks: string[]) =>
  partsOf({ from, to }, { months: new Set(months), weeks: new Set(weeks) }).map(
    (part) => `${part.of} ${part.from} to ${part.to}`,
  );

test.each([
  ["2026-03-05", "2026-03-07", [], [], ["days 2026-03-05 to 2026-03-07"]],
  ["2026-03-01", "2026-03-31", ["2026-03"], ["2026-03-02"], ["months 2026-03 to 2026-03"]],
  ["2026-03-01", "2026-03-30", ["2026-03"], [], ["days 2026-03-01 to 2026-03-30"]],
  ["2026-03-02", "2026-03-31", ["2026-03"], [], ["days 2026-03-02 to 2026-03-31"]],
  ["2026-01-01", "2026-02-28", ["2026-01", "2026-02"], [], ["months 2026-01 to 2026-02"]],
  ["2026-03-02", "2026-03-08", [], ["2026-03-02"], ["weeks 2026-03-02 to 2026-03-02"]],
  ["2026-03-02", "2026-03-07", [], ["2026-03-02"], ["days 2026-03-02 to 2026-03-07"]],
  [
    "2026-03-01",
    "2026-03-16",
    [],
    ["2026-03-02", "2026-03-09"],
    ["days 2026-03-01 to 2026-03-01", "weeks 2026-03-02 to 2026-03-09", "days 2026-03-16 to 2026-03-16"],
  ],
  // A week that runs into a month which counts as a whole would be counted twice.
  [
    "2026-03-30",
    "2026-04-30",
    ["2026-04"],
    ["2026-03-30"],
    ["days 2026-03-30 to 2026-03-31", "months 2026-04 to 2026-04"],
  ],
  ["2026-03-30", "2026-04-05", ["2026-04"], ["2026-03-30"], ["weeks 2026-03-30 to 2026-03-30"]],
  ["2026-03-30", "2026-04-30", [], ["2026-03-30"], ["weeks 2026-03-30 to 2026-03-30", "days 2026-04-06 to 2026-04-30"]],
])("from %s to %s, with months %j and weeks %j, is read as %j", (from, to, months, weeks, parts) => {
  expect(inWords(from, to, months, weeks)).toEqual(parts);
});
