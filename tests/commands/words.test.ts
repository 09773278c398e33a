import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { diskFiles } from "#platform/files/open-files.ts";
import { s3Files } from "#platform/files/s3-files.ts";
import { startS3Server } from "../servers/s3-server.ts";
import { freshFolder, seededPlace } from "./places.ts";

/** Runs a command as an operator does, in a folder of its own. */
const run = async (name: string, words: string[], env: object) => {
  const options = { env: { PATH: process.env.PATH, NODE_ENV: "production", ...env } };
  return promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...words], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
};

test.each([
  ["restore", [], "Which archive?"],
  ["restore", ["--force"], "Which archive?"],
  ["move-database", [], "Where to?"],
  ["move-database", ["postgress://user:word@host/site"], "starts with postgress:, did you mean postgres://?"],
  ["move-files", [], "Which bucket?"],
  ["export", ["--api", "nonsense"], "Which server?"],
  ["check-content", ["nowhere.tar.gz"], "There is no archive or database at nowhere.tar.gz."],
])("%s %j asks for what it needs, in one line, and makes nothing", async (name, words, text) => {
  const DATA_DIR = join(freshFolder(), "data");
  const told = await run(name, words, { DATA_DIR });
  expect([told.code, told.text.trim().split("\n").length]).toEqual([1, 1]);
  expect(told.text).toContain(text);
  expect(existsSync(join(DATA_DIR, "site.sqlite"))).toBe(false);
});

test.each([
  ["backup", []],
  ["move-database", ["elsewhere.sqlite"]],
  ["move-files", []],
  ["export", []],
  ["check-content", []],
])("%s says where it looked for the site, and leaves a wrong folder as it was", async (name, words) => {
  const folder = freshFolder();
  const DATA_DIR = join(folder, "data");
  expect(await run(name, words, { DATA_DIR, BACKUP_DIR: join(folder, "backups"), S3_BUCKET: "bucket" })).toEqual({
    code: 1,
    text: `There is no database at ${DATA_DIR}/site.sqlite. Give the DATA_DIR or DATABASE_URL that the site has.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("a setting that is wrong is named by a command too", async () => {
  const told = await run("backup", [], { DATA_DIR: freshFolder(), PORT: "many" });
  expect(told).toMatchObject({ code: 1, text: expect.stringContaining("PORT") });
});

test("files move into the bucket, and back only when that is asked for", async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const { settings, database } = await seededPlace("SQLite");
  const env = { ...settings, ...server.settings };
  const { file } = await database.selectFrom("media").select("file").limit(1).executeTakeFirstOrThrow();
  const bucket = s3Files(env as never);
  onTestFinished(() => bucket.close());
  expect((await run("move-files", [], env)).text).toMatch(/^[1-9]\d* copied, 0 there already, [1-9]\d* bytes/);
  const [there, here] = await Promise.all([bucket.get(file), diskFiles(settings.DATA_DIR).get(file)]);
  expect(Buffer.from(there ?? []).equals(Buffer.from(here ?? []))).toBe(true);
  expect(here?.length).toBeGreaterThan(0);
  const emptied = { ...env, DATA_DIR: freshFolder() };
  mkdirSync(emptied.DATA_DIR, { recursive: true });
  writeFileSync(join(emptied.DATA_DIR, "auth-secret"), "s".repeat(43));
  const elsewhere = { ...emptied, DATABASE_URL: join(settings.DATA_DIR, "site.sqlite") };
  expect((await run("move-files", ["back"], elsewhere)).text).toMatch(/^[1-9]\d* copied, 0 there already/);
  expect(await diskFiles(emptied.DATA_DIR).get(file)).not.toBeNull();
  expect((await run("move-files", ["back"], elsewhere)).text).toMatch(/^0 copied, [1-9]\d* there already/);
});
