import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SiteAnswer } from "#platform/other-sites/other-sites.ts";
import { openBackground } from "#platform/process/background.ts";
import { askOtherSites } from "./ask-other-sites.server.ts";

const links = (...hrefs: string[]) => hrefs.map((href, index) => ({ field: `f${index}`, href }));

const open = (answers: Record<string, SiteAnswer>) => {
  const asked: string[] = [];
  let most = 0;
  let now = 0;
  const ask = async (address: string): Promise<SiteAnswer> => {
    asked.push(address);
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return answers[address] ?? { outcome: "answered", status: 200 };
  };
  const deps = { otherSites: { ask }, background: openBackground(), stopping: new AbortController().signal };
  return { deps, asked, most: () => most };
};

test("links to other sites are asked in the background, once, and what is wrong is a warning", async () => {
  const site = "https://a.example";
  const { deps, asked } = open({
    [`${site}/gone`]: { outcome: "answered", status: 404 },
    [`${site}/silent`]: { outcome: "no-answer" },
    [`${site}/wall`]: { outcome: "answered", status: 403 },
    [`${site}/odd`]: { outcome: "answered", status: 999 },
    "http://inside.example/": { outcome: "own-network" },
  });
  const hrefs = [
    `${site}/`,
    `${site}/#part`,
    `${site}/gone`,
    `${site}/silent`,
    `${site}/wall`,
    `${site}/odd`,
    "http://inside.example/",
  ];
  const all = links(...hrefs, "/about", "tel:1", "mailto:a@b.example");
  expect(askOtherSites(deps, all)).toEqual({ asked: 0, asking: 6, notAsked: 0, issues: [] });
  await deps.background.settled();
  const { issues, ...counts } = askOtherSites(deps, all);
  expect(counts).toEqual({ asked: 3, asking: 0, notAsked: 3 });
  expect(issues.map(({ level, field, text }) => [level, field, text])).toEqual([
    ["warning", "f2", "It answers with the error 404."],
    ["warning", "f3", "It did not answer when we asked."],
  ]);
  await deps.background.settled();
  expect(asked).toHaveLength(6);
});

test("what was wrong is asked again after five minutes, what was well after a day", async () => {
  const [well, gone] = ["https://a.example/well", "https://a.example/gone"];
  const { deps, asked } = open({ [gone]: { outcome: "answered", status: 410 } });
  const start = performance.now();
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  const askedAt = async (ms: number) => {
    clock.mockReturnValue(start + ms);
    await setTimeout(2); // the cache remembers the time for a millisecond
    askOtherSites(deps, links(well, gone));
    await deps.background.settled();
    return asked.splice(0);
  };
  expect(await askedAt(0)).toEqual([well, gone]);
  expect(await askedAt(299_000)).toEqual([]);
  expect(await askedAt(301_000)).toEqual([gone]);
  expect(await askedAt(86_400_100)).toEqual([well, gone]);
});

test("four at once, and none where it is switched off or the process stops", async () => {
  const many = links(...Array.from({ length: 20 }, (_, index) => `https://a.example/${index}`));
  const { deps, asked, most } = open({});
  expect(askOtherSites({ ...deps, otherSites: null }, many)).toMatchObject({ asking: 0, notAsked: 20 });
  askOtherSites({ ...deps, stopping: AbortSignal.abort() }, many);
  expect(asked).toEqual([]);
  askOtherSites(deps, many);
  askOtherSites(deps, many);
  await deps.background.settled();
  expect([asked.length, most()]).toEqual([20, 4]);
});

test("a stop waits neither for an answer nor for what was not asked yet", async () => {
  const { deps } = open({});
  const asked: string[] = [];
  const ask = (address: string, stopping: AbortSignal) =>
    new Promise<SiteAnswer>((resolve) => {
      asked.push(address);
      stopping.addEventListener("abort", () => resolve({ outcome: "no-answer" }));
    });
  const stop = new AbortController();
  const silent = links(...Array.from({ length: 20 }, (_, index) => `https://a.example/${index}`));
  askOtherSites({ ...deps, otherSites: { ask }, stopping: stop.signal }, silent);
  stop.abort();
  await deps.background.settled();
  expect(asked).toHaveLength(4);
});

test("no more than two hundred wait; those beyond are asked when somebody looks again", async () => {
  const many = links(...Array.from({ length: 250 }, (_, index) => `https://a.example/${index}`));
  const { deps, asked } = open({});
  expect(askOtherSites(deps, many)).toMatchObject({ asking: 200, notAsked: 50 });
  await deps.background.settled();
  expect(askOtherSites(deps, many)).toMatchObject({ asked: 200, asking: 50, notAsked: 0 });
  await deps.background.settled();
  expect([askOtherSites(deps, many).asked, asked.length]).toEqual([250, 250]);
});
