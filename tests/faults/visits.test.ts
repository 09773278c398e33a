import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { eventually } from "../eventually.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { layCable } from "./cable.ts";
import { numbersOf, report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const { seconds } = numbersOf({ short: { seconds: 3 }, long: { seconds: 20 } });
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
/** What was told earlier than that before a crash is stored. */
const LOST_MS = 1_500;

/** The beacon of visitor `number`; when it was answered, null when it was not. */
const tell = async (url: string, number: number): Promise<number | null> => {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { "user-agent": AGENT, "x-forwarded-for": address };
  const body = JSON.stringify(["page", "/about"]);
  const answer = await fetch(`${url}/api/visit`, { method: "POST", headers, body }).catch(() => null);
  return answer?.status === 204 ? performance.now() : null;
};

/** Visitors one after the other from `first` on, ten at once, until `until`; when each was answered, which comes into `answered` at once. */
const tellUntil = async (
  url: string,
  first: number,
  until: () => boolean,
  answered: number[] = [],
): Promise<number[]> => {
  let next = first;
  const one = async () => {
    while (!until()) {
      const at = await tell(url, next++);
      if (at !== null) answered.push(at);
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return answered;
};

test("kill -9 amid visits: what was told a second before is counted, once, and counting goes on where it was", async () => {
  const folder = seededFolder();
  const settings = { DATA_DIR: folder, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  const site = await startProcess(settings);
  await site.ready();
  const answered: number[] = [];
  const toldBefore = (moment: number) => answered.filter((at) => at < moment - LOST_MS).length;
  const telling = tellUntil(site.url, 0, () => site.child.killed, answered);
  await wait(seconds * 1000);
  await eventually(() => expect(toldBefore(performance.now())).toBeGreaterThan(10));
  const killed = performance.now();
  site.child.kill("SIGKILL");
  await telling;
  const database = new DatabaseSync(join(folder, "site.sqlite"));
  onTestFinished(() => database.close());
  const counted = (kind: string) =>
    Number(database.prepare("select sum(visits) as visits from visit_count where kind = ?").get(kind)?.visits ?? 0);
  const sure = toldBefore(killed);
  report("visits, kill -9", { answered: answered.length, counted: counted("all"), sure });
  expect(counted("all")).toBeGreaterThanOrEqual(sure);
  expect(counted("all")).toBeLessThanOrEqual(answered.length + 10);
  expect(counted("page")).toBe(counted("all"));
  const before = counted("all");
  const again = await startProcess(settings);
  await again.ready();
  await tell(again.url, 0);
  await tell(again.url, 1_000_000);
  await eventually(() => expect(counted("all")).toBe(before + 1));
});

test("a stop stores what was told just before it", async () => {
  const folder = seededFolder();
  const site = await startProcess({ DATA_DIR: folder, TRUST_PROXY: "1" });
  await site.ready();
  expect(await tell(site.url, 0)).not.toBeNull();
  site.child.kill("SIGTERM");
  expect((await site.exit)[0]).toBe(0);
  const database = new DatabaseSync(join(folder, "site.sqlite"));
  onTestFinished(() => database.close());
  expect(database.prepare("select visits from visit_count where kind = 'all'").get()).toEqual({ visits: 1 });
});

test("visits of a time without a database are counted when it is back", async () => {
  const direct = await seededPostgresUrl();
  const cable = await layCable(Number(new URL(direct).port));
  const DATABASE_URL = direct.replace(/:\d+\//, `:${cable.port}/`);
  const site = await startProcess({ DATABASE_URL, DATA_DIR: seededFolder(), TRUST_PROXY: "1" });
  await site.ready();
  const database = await openDatabase({ DATABASE_URL: direct, DATA_DIR: "" }, () => {});
  onTestFinished(() => database.destroy());
  await cable.cut();
  const end = performance.now() + seconds * 1000;
  const answered = await tellUntil(site.url, 0, () => performance.now() > end);
  expect(answered.length).toBeGreaterThan(10);
  await cable.mend();
  const counted = async () => {
    const row = await database.selectFrom("visit_count").select("visits").where("kind", "=", "all").executeTakeFirst();
    expect(row?.visits).toBe(answered.length);
  };
  await eventually(counted, { interval: 100 });
  expect(site.logged.filter(({ msg }) => String(msg).startsWith("visits can't be stored"))).toHaveLength(1);
});
