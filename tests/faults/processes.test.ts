import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { publishChange } from "../edit.ts";
import { freePort } from "../free-port.ts";
import { freshFolder, type Site, startSite } from "./process.ts";

const WITHIN = { timeout: 30_000, interval: 20 };

const started = ({ logged }: Site) =>
  logged.filter(({ msg }) => msg === "process started").map(({ pid }) => Number(pid));

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Asks on so many new connections, which the processes take in turn. */
const askAll = (url: string) =>
  Promise.all(
    [1, 2, 3, 4].map(async () => (await fetch(`${url}/services/cloud`, { headers: { connection: "close" } })).text()),
  );

test("several processes share a port and one SQLite file: each sees a publish, one that dies is replaced, all stop", async () => {
  const settings = { DATA_DIR: freshFolder(), DATABASE_URL: "" };
  const site = await startSite({ ...settings, WEB_CONCURRENCY: "2" });
  await site.ready();
  await vi.waitFor(() => expect(started(site)).toHaveLength(2), WITHIN);
  const pages = await askAll(site.url);
  expect(new Set(pages).size).toBe(1);

  const database = await openDatabase(settings, () => {});
  onTestFinished(() => database.destroy());
  await publishChange(database, "service-cloud", { title: "Clouds over Biscayne Bay" });
  // A publish by somebody else's hand: no page may be older, on whichever process.
  for (const page of await askAll(site.url)) expect(page).toContain("Clouds over Biscayne Bay");

  const [first] = started(site) as [number];
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(started(site)).toHaveLength(3), WITHIN);
  expect(site.logged).toContainEqual(expect.objectContaining({ pid: first, signal: "SIGKILL", level: 50 }));
  await site.ready();
  for (const page of await askAll(site.url)) expect(page).toContain("Clouds over Biscayne Bay");

  site.child.kill("SIGTERM");
  expect((await site.exit)[0]).toBe(0);
  expect(started(site).filter(lives)).toEqual([]);
});

test("when the first process can't start, nothing does: one clear line and exit code 1", async () => {
  const other = await startSite({ DATA_DIR: freshFolder() });
  await other.ready();
  const site = await startSite({ DATA_DIR: freshFolder(), WEB_CONCURRENCY: "3", PORT: new URL(other.url).port });
  expect((await site.exit)[0]).toBe(1);
  await vi.waitFor(() => expect(site.logged).toContainEqual({ stderr: expect.stringMatching(/^Port \d+ is in use/) }));
});

test("on Ctrl+C, which reaches every process, all finish and the exit code is 0", async () => {
  const site = await startSite({ DATA_DIR: freshFolder(), WEB_CONCURRENCY: "2", PORT: String(await freePort()) });
  await site.ready();
  await vi.waitFor(() => expect(started(site)).toHaveLength(2), WITHIN);
  for (const pid of started(site)) process.kill(pid, "SIGINT");
  site.child.kill("SIGINT");
  expect((await site.exit)[0]).toBe(0);
});
