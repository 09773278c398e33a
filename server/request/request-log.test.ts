import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Platform } from "#platform/platform.ts";
import { openDeps } from "../../tests/deps.ts";
import { faultPage } from "./fault-page.ts";
import { type RequestEnv, requestLog } from "./request-log.ts";

/** An app of which each address but those of machines fails, and what it logged: level, path and status. */
const openFailing = async () => {
  const deps = await openDeps("SQLite");
  const app = new Hono<RequestEnv>();
  app.onError(faultPage);
  app.use(requestLog({ ...deps, tracing: null } as unknown as Platform));
  for (const path of ["/healthz", "/readyz", "/metrics"]) app.get(path, (c) => c.text("ok"));
  app.all("*", () => {
    throw new Error("the database is away");
  });
  const lines = () =>
    deps.logged
      .splice(0)
      .map((line) => JSON.parse(line))
      .flatMap(({ msg, level, path, status }) => (msg === "request" ? [[level, path, status]] : []));
  return { app, lines };
};

const [DEBUG, INFO] = [20, 30];

test("a fault is told in the words of whoever asked: as JSON where programs ask, else as a page", async () => {
  const { app, lines } = await openFailing();
  const api = await app.request("/api/contact", { method: "POST" });
  expect([api.status, await api.json()]).toEqual([
    500,
    { success: false, error: "An unexpected error occurred. Please try again." },
  ]);
  const page = await app.request("/about");
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("Unexpected Application Error!")]);
  const spanish = await (await app.request("/es/servicios")).text();
  expect(spanish).toContain('<html lang="es" dir="ltr">');
  expect(spanish).toContain('<a href="/es">');
  expect(lines()).toEqual([
    [INFO, "/api/contact", 500],
    [INFO, "/about", 500],
    [INFO, "/es/servicios", 500],
  ]);
});

test("what machines ask every few seconds, and the product itself, does not fill the log", async () => {
  const { app, lines } = await openFailing();
  for (const path of ["/healthz", "/readyz", "/metrics"]) await app.request(path);
  await app.request("/about", {}, { own: true });
  expect(lines().map(([level]) => level)).toEqual(Array(4).fill(DEBUG));
});
