import { pino } from "pino";
import { expect, test } from "vitest";
import { versionWatch } from "./version-watch.ts";

test("pages are kept for a version and a year: the footer of the new year is rendered anew, once", async () => {
  let now = Date.parse("2026-12-30T12:00:00Z");
  let version = 7;
  const changes = { known: () => version, ask: async () => version };
  const { known, current } = versionWatch({
    changes: changes as never,
    clock: () => now,
    log: pino({ enabled: false }),
  });
  const key = known();
  now += 3_600_000;
  expect([known(), await current()]).toEqual([key, key]);
  now += 3 * 86_400_000;
  const later = known();
  expect(later).not.toBe(key);
  now += 60_000;
  expect(known()).toBe(later);
  version += 1;
  expect([known() === later, known() === (await current())]).toEqual([false, true]);
});
