import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the PostgreSQL of this test run answers; each test makes a database of its own in it. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL once per test run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (process.env.TEST_DATABASES === "sqlite") return async () => {};
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
};
