import { expect, onTestFinished, test, vi } from "vitest";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import { dropFiles } from "#domain/media/stored-files.server.ts";
import type { Platform } from "#platform/platform.ts";
import { openDeps } from "../../tests/deps.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { jobsOf, startJobs } from "./jobs.ts";

test("A job that failed is run again at its next turn, and its fault is logged", async () => {
  const { log, clock, logged } = await openDeps("SQLite");
  let turns = 0;
  const run = async () => {
    turns += 1;
    if (turns === 1) throw new Error("the database is away");
  };
  onTestFinished(startJobs({ log, clock }, [{ name: "publish", everyMs: 5, run }]));
  await vi.waitFor(() => expect(turns).toBeGreaterThan(2));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ job: "publish", msg: "job failed" }]);
});

test("The jobs of the product sweep, forget and erase what is over", async () => {
  const deps = { ...(await openSeeded("SQLite")), files: standInFiles() };
  await submitEnquiry(deps, filledForm(), "::1");
  await deps.files.put("old.svg", new Uint8Array([1]));
  await dropFiles(deps.database, ["old.svg"], deps.clock());
  deps.time.now += 3 * 366 * 86_400_000;
  const { signal } = new AbortController();
  for (const { run } of jobsOf(deps as unknown as Platform)) await run(signal);
  expect(await deps.files.get("old.svg")).toBeNull();
  for (const table of ["enquiry", "rate_window", "used_token", "dropped_file"] as const)
    expect([table, await deps.database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});
