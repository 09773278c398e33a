import { expect, test } from "vitest";
import { backupName, keptBackups } from "./sweep.ts";

const DAY = 86_400_000;
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, night) => backupName(Date.parse("2026-11-22T03:20:00Z") - night * DAY));

test("of 400 nights stay 7 days, 4 weeks and 12 months, each its newest", () => {
  const kept = keptBackups(nightly(400)).map((name) => name.slice(5, 15));
  expect(kept.slice(0, 7)).toEqual([
    "2026-11-22",
    "2026-11-21",
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-17",
    "2026-11-16",
  ]);
  expect(kept.slice(7)).toEqual([
    ...["2026-11-15", "2026-11-08", "2026-11-01"],
    ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30"],
    ...["2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
  ]);
});

test("what is swept every night for 400 nights is the same", () => {
  let kept: string[] = [];
  for (const name of nightly(400).reverse()) kept = keptBackups([...kept, name]);
  expect(new Set(kept)).toEqual(new Set(keptBackups(nightly(400))));
});

test("nights without a backup make nothing older go; of two days all stay, of an older one the newest", () => {
  const older = ["site-2025-01-03T03-20-00Z.tar.gz", "site-2026-11-20T09-00-00Z.tar.gz"];
  const today = ["site-2026-11-22T09-00-00Z.tar.gz", "site-2026-11-22.tar.gz"];
  const yesterday = ["site-2026-11-21T09-00-00Z.tar.gz", "site-2026-11-21T03-20-00Z.tar.gz"];
  const swept = ["site-2026-11-20T03-20-00Z.tar.gz", "mine.tar.gz"];
  const stay = [...today, ...yesterday, ...older];
  expect(keptBackups([...swept, ...stay]).sort()).toEqual(stay.sort());
});
