import { expect, onTestFinished, test, vi } from "vitest";
import { openDeps } from "../../../tests/deps.ts";
import type { Seen } from "../visitor.ts";
import type { Asker } from "../who-counts.ts";
import { countVisits } from "./count-visits.server.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";

const asker = (address: string, headers: Record<string, string> = {}): Asker => {
  const all: Record<string, string> = { "user-agent": PHONE, ...headers };
  return { address, header: (name) => all[name] };
};

const page = (path: string): Seen => ({ names: new Set([`page ${path}` as const]), steps: 0 });

/** Counting on a clock of its own, into a store that fails while it `isAway`, and waits `until` then. */
const open = async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deps = await openDeps("SQLite");
  const state = { isAway: false, until: Promise.resolve(), stored: [] as string[] };
  const store = async (day: string, seen: Map<string, Seen>) => {
    await state.until;
    if (state.isAway) throw new Error("the database is away");
    for (const [visitor, { names, steps }] of seen)
      state.stored.push([day, visitor.split("\n")[0], ...names, ...Array(steps).fill("a step")].join(" "));
  };
  return { ...deps, state, visits: countVisits(deps, store) };
};

test("what was seen is stored within a second, once for each visitor; a stop stores the rest", async () => {
  const { visits, state } = await open();
  visits.see(asker("203.0.113.7"), { ...page("/"), steps: 1 });
  visits.see(asker("203.0.113.7"), page("/about"));
  visits.see(asker("2001:db8:1:2:3::4"), page("/"));
  await vi.advanceTimersByTimeAsync(999);
  expect(state.stored).toEqual(["2025-10-09 203.0.113.7 page / page /about a step", "2025-10-09 2001:db8:1:2 page /"]);
  visits.see(asker("203.0.113.8"), page("/"));
  await visits.close();
  expect(state.stored).toHaveLength(3);
});

test("a stop that comes while something is being stored waits for it, and stores what was seen since", async () => {
  const { visits, state } = await open();
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  state.until = stored;
  visits.see(asker("203.0.113.7"), page("/"));
  await vi.advanceTimersByTimeAsync(999);
  visits.see(asker("203.0.113.7"), page("/about"));
  const closed = visits.close();
  resolve();
  await closed;
  expect(state.stored).toEqual(["2025-10-09 203.0.113.7 page /", "2025-10-09 203.0.113.7 page /about"]);
});

test("while the database is away what was seen is kept on its day, is told once, and is stored when it is back", async () => {
  const { visits, state, time, logged } = await open();
  state.isAway = true;
  visits.see(asker("203.0.113.7"), page("/"));
  await vi.advanceTimersByTimeAsync(30_000);
  time.now += 86_400_000;
  visits.see(asker("203.0.113.7"), page("/about"));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([state.stored, logged.length]).toEqual([[], 1]);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.stored).toEqual(["2025-10-09 203.0.113.7 page /", "2025-10-10 203.0.113.7 page /about"]);
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual([
    "visits can't be stored: kept in memory, and tried again",
    "visits are stored again",
  ]);
});

test("who is left out and who is too many is counted by itself", async () => {
  const { visits } = await open();
  expect(visits.admit(asker("203.0.113.7"))).toBe("admitted");
  expect(visits.admit(asker("203.0.113.7", { dnt: "1" }))).toBe("left-out");
  const flood = Array.from({ length: 300 }, () => visits.admit(asker("203.0.113.9")));
  expect([new Set(flood).size, visits.admit(asker("203.0.113.9"))]).toEqual([1, "too-many"]);
  expect(visits.counts).toEqual({ counted: 0, "left-out": 1, "too-many": 1, lost: 0 });
});

test("memory holds so much and no more, and says how much it lost", { tags: "slow" }, async () => {
  const { visits, state } = await open();
  state.isAway = true;
  const names = new Set(["a", "b", "c", "d", "e", "f"].map((path) => `page /${path}` as const));
  for (let i = 0; i < 50_010; i += 1)
    visits.see(asker(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`), { names, steps: 0 });
  expect(visits.counts).toMatchObject({ counted: 50_010, lost: 10 });
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  for (let i = 0; i < 100; i += 1) visits.see(asker(`10.9.0.${i}`), { names, steps: 0 });
  expect(visits.counts.lost, "once all is stored there is room again").toBe(10);
});

test("one network tells so much in a minute; other names for the same browser make no more than twenty visitors in an hour", async () => {
  const { visits, time } = await open();
  const told = Array.from({ length: 310 }, () => visits.admit(asker("203.0.113.7")));
  expect([told.filter((one) => one === "admitted").length, told.at(-1)]).toEqual([300, "too-many"]);
  expect(visits.admit(asker("203.0.113.8"))).toBe("admitted");
  time.now += 60_000;
  expect(visits.admit(asker("203.0.113.7"))).toBe("admitted");
  const browser = (i: number) => asker(`2001:db8:1:2::${i}`, { "user-agent": `${PHONE} Version/${i}` });
  const others = Array.from({ length: 50 }, (_, i) => visits.admit(browser(i)));
  expect(others.filter((one) => one === "admitted")).toHaveLength(20);
  time.now += 3_600_000;
  expect(visits.admit(browser(49))).toBe("admitted");
});

test.each([
  [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, "left-out"],
  [{ "user-agent": "curl/8.5.0" }, "left-out"],
  [{ "user-agent": "" }, "left-out"],
  [{ "sec-gpc": "1" }, "left-out"],
  [{ dnt: "1" }, "left-out"],
  [{ cookie: "a=b; cms.session_token=x" }, "left-out"],
  [{ cookie: "__Secure-cms.session_token=x" }, "left-out"],
  [{ cookie: "contacms.session_token=x", dnt: "0" }, "admitted"],
] as const)("whoever sends %j is %s", async (headers, outcome) => {
  const { visits } = await open();
  expect(visits.admit(asker("203.0.113.7", headers))).toBe(outcome);
});
