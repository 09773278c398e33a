import { expect, onTestFinished, test, vi } from "vitest";
import { createDocument } from "#domain/content/drafts/create-document.server.ts";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import { dropFiles } from "#domain/media/stored-files.server.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import type { Platform } from "#platform/platform.ts";
import { openDeps } from "../../tests/deps.ts";
import { eventually } from "../../tests/eventually.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { editor } from "../../tests/staff-actors.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { type JobRecords, jobsOf, startJobs } from "./jobs.ts";

test("a job that failed is run again at its next turn, and its fault is logged", async () => {
  const { log, clock, logLines } = await openDeps("SQLite");
  let turns = 0;
  const run = async () => {
    turns += 1;
    if (turns === 1) throw new Error("the database is away");
  };
  onTestFinished(startJobs({ log, clock }, [{ name: "publish", everyMs: 5, run }]));
  await eventually(() => expect(turns).toBeGreaterThan(2));
  expect(logLines()).toMatchObject([{ job: "publish", msg: "job failed" }]);
});

test("a job that fails is tried again within a minute, however seldom it runs; once it is well it is no cause any more", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, time, clock } = await openDeps("SQLite");
  const records: JobRecords = new Map();
  let isWell = false;
  const run = async () => {
    if (!isWell) throw new Error("the database is away");
  };
  const stop = startJobs({ log, clock }, [{ name: "erase", everyMs: 3_600_000, run }], records);
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(records.get("erase")).toEqual({ runs: 3, failures: 3, failuresInARow: 3, lastSuccess: 0 });
  isWell = true;
  time.now += 1_000;
  await vi.advanceTimersByTimeAsync(60_000);
  const well = { runs: 4, failures: 3, failuresInARow: 0, lastSuccess: time.now };
  expect(records.get("erase")).toEqual(well);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(records.get("erase")).toEqual(well);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(records.get("erase")).toMatchObject({ runs: 5 });
});

test("a job that is stopped amid its turn ends that one, and has no other", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const records: JobRecords = new Map();
  const stop = startJobs(await openDeps("SQLite"), [{ name: "erase", everyMs: 5, run: () => done }], records);
  await vi.advanceTimersByTimeAsync(1);
  const stopped = stop();
  resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(records.get("erase")).toMatchObject({ runs: 1, failures: 0 });
});

test("what is promised soon is looked after often enough: what is scheduled, mail that is due, trouble, yesterday's visitors", async () => {
  const jobs = jobsOf((await openSeeded("SQLite")) as unknown as Platform);
  const seconds = Object.fromEntries(jobs.map(({ name, everyMs }) => [name, everyMs / 1_000]));
  const often = { "run schedule": 1, "send due mail": 2, "tell of trouble": 5, "mail the week's numbers": 60 };
  const soon = { "forget visitors of yesterday": 10, "look for misfits": 10 };
  const tidy = ["forget traces", "forget what can be undone", "index what is missing", "sweep files"];
  const hourly = ["forget ended sessions", "erase old enquiries", "remove empty drafts", "empty the trash of pictures"];
  expect(seconds).toEqual({
    ...{ ...often, ...soon, "add up visits of finished times": 3_600 },
    ...Object.fromEntries(tidy.map((name) => [name, 600])),
    ...Object.fromEntries(hourly.map((name) => [name, 3_600])),
  });
});

test("the jobs of the product sweep, forget and erase what is over", async () => {
  const deps = { ...(await openSeeded("SQLite")), files: standInFiles() };
  const { database } = deps;
  await submitEnquiry(deps, filledForm(), "::1");
  await deps.files.put("old.svg", new Uint8Array([1]));
  await dropFiles(database, ["old.svg"], deps.clock());
  const started = await createDocument(deps, editor, "post");
  await rememberUndo(deps, editor, [{ verb: "delete-picture", picture: "service-cloud" }]);
  await deps.auth.makeKey("erin", 1);
  const picture = await database.selectFrom("media").selectAll().limit(1).executeTakeFirstOrThrow();
  await database
    .insertInto("media")
    .values({ ...picture, id: "thrown", file: "thrown.svg", deleted_at: deps.clock() })
    .execute();
  deps.time.now = Math.max(deps.time.now, Date.now()) + 3 * 366 * 86_400_000;
  const { signal } = new AbortController();
  for (const { run } of jobsOf(deps as unknown as Platform)) await run(signal);
  expect(await deps.files.get("old.svg")).toBeNull();
  for (const table of ["enquiry", "rate_window", "used_token", "undo", "staff_verification"] as const)
    expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  expect(await database.selectFrom("media").select("id").where("id", "=", "thrown").execute()).toEqual([]);
  expect(await database.selectFrom("dropped_file").select("key").execute()).toEqual([{ key: "thrown.svg" }]);
  const id = "id" in started ? started.id : "";
  expect(await database.selectFrom("document").select("id").where("id", "=", id).execute()).toEqual([]);
});
