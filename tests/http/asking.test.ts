import { expect, onTestFinished, test } from "vitest";
import { settings as seeded } from "#content/settings.ts";
import { runSchedule } from "#domain/content/schedule/run-schedule.server.ts";
import { endOfDay } from "#domain/time/local-time.server.ts";
import { localParts } from "#domain/time/local-time.ts";
import { publishChange } from "../edit.ts";
import { openApp } from "./app.ts";

const DAY_MS = 86_400_000;

const open = async () => {
  const app = await openApp();
  onTestFinished(() => app[Symbol.asyncDispose]());
  const { database } = app.platform;
  const read = async (path: string) => {
    const response = await app.fetch(path);
    return { status: response.status, text: (await response.text()).replaceAll("<!-- -->", "") };
  };
  return { app, database, read };
};

test("a position is gone after its last day: its page says so with 410, and nothing leads there", async () => {
  const { app, database, read } = await open();
  const path = "/careers/devops-engineer";
  const endsOn = localParts(Date.now() + DAY_MS).date;
  await publishChange(database, "position-devops-engineer", { endsOn });
  expect((await read(path)).status).toBe(200);
  expect((await read("/careers")).text).toContain(path);
  await runSchedule({ ...app.platform, clock: () => endOfDay(endsOn) ?? 0 });
  const closed = await read(path);
  expect(closed.status).toBe(410);
  expect(closed.text).toContain("This position is closed");
  expect(closed.text).toContain('content="noindex"');
  expect(closed.text).toContain("/careers/it-support-specialist");
  for (const list of ["/careers", "/sitemap.xml"]) expect((await read(list)).text).not.toContain(path);
});

test.each([
  ["/careers/devops-engineer", "/careers/it-support-specialist"],
  ["/blog/what-a-flat-monthly-it-fee-should-include", "/blog/hipaa-security-risk-assessment-small-clinic"],
])("%s offers others of its kind, such as %s, and not itself", async (path, other) => {
  const { read } = await open();
  const { text } = await read(path);
  const shown = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  expect(shown).toContain(`href="${other}"`);
  expect(shown).not.toContain(`href="${path}"`);
});

test("a service names the price of Settings where it says what that assumes, and none where either is missing", async () => {
  const { database, read } = await open();
  const card = async (path: string) => /<section class="ask-card.*?<\/section>/s.exec((await read(path)).text)?.[0];
  const priced = async (path: string) => (await card(path))?.includes("$125 to $165");
  expect(await priced("/services/managed")).toBe(true);
  expect(await card("/services/managed")).toContain("$12,500 to $16,500");
  expect(await priced("/services/cloud")).toBe(false);
  await publishChange(database, "service-cloud", { priceNote: "For two servers." });
  expect(await priced("/services/cloud")).toBe(true);
  const { claims } = seeded.data;
  await publishChange(database, "settings", { claims: { ...claims, priceFrom: "" } });
  for (const path of ["/services/managed", "/services/cloud"]) {
    expect(await card(path)).toContain("Talk to us");
    expect(await card(path)).not.toMatch(/\$|people|two servers/);
  }
});
