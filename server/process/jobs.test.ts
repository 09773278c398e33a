import { expect, onTestFinished, test, vi } from "vitest";
import { openDeps } from "../../tests/deps.ts";
import { startJobs } from "./jobs.ts";

test("A job that failed is run again at its next turn, and its fault is logged", async () => {
  const { log, logged } = await openDeps("SQLite");
  let turns = 0;
  const run = async () => {
    turns += 1;
    if (turns === 1) throw new Error("the database is away");
  };
  onTestFinished(startJobs({ log }, [{ name: "publish", everyMs: 5, run }]));
  await vi.waitFor(() => expect(turns).toBeGreaterThan(2));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ job: "publish", msg: "job failed" }]);
});
