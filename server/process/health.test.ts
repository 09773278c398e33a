import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "#platform/database/database.ts";
import { openDeps } from "../../tests/deps.ts";
import { openSeeded } from "../../tests/seeded.ts";
import type { RequestEnv } from "../request/request-log.ts";
import { addHealth } from "./health.ts";

test("a database that takes connections and says nothing is told within three seconds", { tags: "slow" }, async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const database = connect({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`, DATA_DIR: "" }, () => {});
  onTestFinished(() => void silent.close());
  const app = new Hono<RequestEnv>();
  const release = { version: "1.2.3", commit: "abc", replica: "here:1" };
  addHealth(app, { ...(await openDeps("SQLite")), database, release });
  const start = performance.now();
  const answer = await app.request("/readyz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "not ready", database: "away", files: "ok" }]);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect((await app.request("/healthz")).status).toBe(200);
});

test("ready is who has a site and had its files: a store that is away later is told, and takes nobody out", async () => {
  const deps = await openSeeded("SQLite");
  let isAway = true;
  const check = async () => {
    if (isAway) throw new Error("no bucket");
  };
  const app = new Hono<RequestEnv>();
  addHealth(app, {
    ...deps,
    files: { ...deps.files, check },
    release: { version: "1.2.3", commit: "abc", replica: "" },
  });
  const ask = async () => {
    const answer = await app.request("/readyz");
    return [answer.status, await answer.json()];
  };
  const database = "ok";
  expect(await ask()).toEqual([503, { status: "not ready", database, files: "away" }]);
  isAway = false;
  expect(await ask()).toEqual([200, { status: "ready", database, files: "ok", misfits: null }]);
  isAway = true;
  expect(await ask()).toEqual([200, { status: "ready", database, files: "away", misfits: null }]);
});
