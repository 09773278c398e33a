import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "#platform/database/database.ts";
import { openDeps } from "../../tests/deps.ts";
import type { RequestEnv } from "../request/request-log.ts";
import { addHealth } from "./health.ts";

test("A database that takes connections and says nothing is told within three seconds", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const database = connect({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`, DATA_DIR: "" }, () => {});
  onTestFinished(() => void silent.close());
  const app = new Hono<RequestEnv>();
  const release = { version: "1.2.3", commit: "abc", replica: "here:1" };
  addHealth(app, { ...(await openDeps("SQLite")), database, release });
  const start = performance.now();
  expect((await app.request("/readyz")).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect((await app.request("/healthz")).status).toBe(200);
});
