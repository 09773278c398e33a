import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { fetchPostgres, startPostgres } from "./postgres/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the address of this run's PostgreSQL, which the first request starts. */
    postgresStarter: string;
  }
}

/** One real PostgreSQL for a whole run of tests, started when the first of them needs it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (process.env.TEST_DATABASES !== "sqlite") fetchPostgres();
  let started: ReturnType<typeof startPostgres> | undefined;
  const starter = createServer(async (_, response) => {
    started ??= startPostgres();
    await started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(starter, "listening");
  project.provide("postgresStarter", `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    await (await started)?.stop();
  };
};
