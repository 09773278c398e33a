import { type CompiledQuery, type DatabaseConnection, type QueryResult, TableNode, UpdateQueryNode } from "kysely";
import { expect, test } from "vitest";
import { confirmCommits, LEASE_MS } from "./replicas.ts";

test("a commit whose replicas can't be asked for stands, and is confirmed when any lease has run out", async () => {
  const queries: string[] = [];
  const connection = {
    executeQuery: async <R>({ sql }: CompiledQuery): Promise<QueryResult<R>> => {
      queries.push(sql);
      if (sql.startsWith("select")) throw new Error("the connection is gone");
      return { rows: [] };
    },
  } as unknown as DatabaseConnection;
  await confirmCommits(connection);
  const send = (sql: string) =>
    connection.executeQuery({
      sql,
      parameters: [],
      query: UpdateQueryNode.create([TableNode.create("site_version")]),
    } as unknown as CompiledQuery);
  await send("update site_version");
  const before = performance.now();
  await send("commit");
  expect(performance.now() - before).toBeGreaterThanOrEqual(LEASE_MS);
  expect(queries.slice(0, 2)).toEqual(["update site_version", "commit"]);
});
