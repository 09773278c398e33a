import { expect, test } from "vitest";
import { freshPostgresUrl } from "../databases.ts";
import { layCable } from "./cable.ts";
import { freshFolder, startProcess } from "./process.ts";

test("a database that is not there yet is waited for: alive, not ready, visitors are told to come again; then all works", async () => {
  const direct = await freshPostgresUrl();
  const cable = await layCable(Number(new URL(direct).port));
  await cable.cut();
  const DATABASE_URL = direct.replace(/:\d+\//, `:${cable.port}/`);
  const site = await startProcess({ DATABASE_URL, DATA_DIR: freshFolder(), PUBLIC_URL: "https://www.example.com" });
  await site.ready(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const page = await fetch(`${site.url}/about`);
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("5");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("strict-transport-security")).toContain("max-age");
  expect(await page.text()).toContain("<h1>Back in a moment</h1>");
  const enquiry = await fetch(`${site.url}/api/contact`, { method: "POST", body: "{}" });
  expect([enquiry.status, await enquiry.json()]).toEqual([
    503,
    expect.objectContaining({ success: false, saved: false }),
  ]);
  await cable.mend();
  await site.ready();
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  site.child.kill("SIGTERM");
  expect(await site.exit).toEqual([0, null]);
});

test("a password that PostgreSQL refuses is no reason to wait: one clear line and exit code 1", async () => {
  const url = new URL(await freshPostgresUrl());
  url.password = "wrong";
  const site = await startProcess({ DATABASE_URL: url.href, DATA_DIR: freshFolder() });
  expect((await site.exit)[0]).toBe(1);
  expect(site.logged.map(({ stderr }) => stderr).join("")).toMatch(
    /^Could not start: password authentication failed[^\n]*\n$/,
  );
});
