import { expect, test } from "vitest";
import { nextTry } from "./record-attempts.server.ts";

test("what passes by itself is tried again after 10 s, then twice as long each time, at most 15 minutes", () => {
  const waits = [1, 2, 3, 4, 20].map((attempts) => nextTry("network", attempts, 0.5).waitMs);
  expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 900_000]);
});

test("chance moves a wait by a quarter at most", () => {
  expect(nextTry("throttled", 1, 0)).toEqual({ state: "due", waitMs: 7_500 });
  expect(nextTry("throttled", 1, 1)).toEqual({ state: "due", waitMs: 12_500 });
});

test.each(["settings", "credentials", "paused", "rejected"] as const)(
  "%s waits for a person, 15 minutes at a time",
  (fault) => {
    expect(nextTry(fault, 3, 0.9)).toEqual({ state: "parked", waitMs: 900_000 });
  },
);

test("a mail that found no room is due at once, an unknown fault is tried like one of the network", () => {
  expect(nextTry("busy", 9, 1)).toEqual({ state: "due", waitMs: 0 });
  expect(nextTry("other", 0, 0.5)).toEqual({ state: "due", waitMs: 10_000 });
});
