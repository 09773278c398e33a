import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
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
  now = Date.parse("2027-01-01T04:59:00Z");
  expect(known(), "a minute before midnight in Miami").toBe(key);
  now += 60_000;
  const later = known();
  expect(later).not.toBe(key);
  now += 60_000;
  expect(known()).toBe(later);
  version += 1;
  expect([known() === later, known() === (await current())]).toEqual([false, true]);
});

test("where the database fails or is silent, the last version is taken for current; before there was one, nothing is", async () => {
  let answer: () => Promise<number> = () => Promise.reject(new Error("away"));
  const changes = { known: () => undefined, ask: () => answer() };
  const told: string[] = [];
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line).msg) });
  const { current } = versionWatch({ changes: changes as never, clock: () => 0, log });
  await expect(current()).rejects.toThrow("away");
  answer = async () => 7;
  const key = await current();
  answer = () => Promise.reject(new Error("away"));
  expect(await current()).toBe(key);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  answer = () => new Promise(() => {});
  const silent = current();
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1_000);
  expect(await silent).toBe(key);
  const away = "the database does not answer: kept pages are served as they are";
  expect(told, "once, however many ask").toEqual([away]);
  answer = async () => 8;
  expect(await current()).not.toBe(key);
  await current();
  expect(told).toEqual([away, "the database answers again"]);
  answer = () => Promise.reject(new Error("away"));
  await current();
  expect(told.slice(2)).toEqual([away]);
});

test("that the database answers again is told also where the version is certain without asking, and so is the next silence", async () => {
  let leased: number | undefined = 7;
  const changes = { known: () => leased, ask: () => Promise.reject(new Error("away")) };
  const told: string[] = [];
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line).msg) });
  const { known, current } = versionWatch({ changes: changes as never, clock: () => 0, log });
  const key = known();
  const away = "the database does not answer: kept pages are served as they are";
  for (const _ of ["one silence", "the next"]) {
    leased = undefined;
    expect(await current()).toBe(key);
    leased = 7;
    expect(known()).toBe(key);
  }
  const again = "the database answers again";
  expect(told).toEqual([away, again, away, again]);
});
