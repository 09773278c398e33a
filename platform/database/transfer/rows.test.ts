import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databaseKinds, freshDatabase } from "../../../tests/databases.ts";
import type { Database } from "../database.ts";
import { type Row, readRows } from "./rows.ts";
import { tablesOf } from "./shape.ts";

const rowsOf = async (database: Database, name: string): Promise<Row[]> => {
  const table = (await tablesOf(database)).find((shape) => shape.name === name);
  if (!table) throw new Error(name);
  const rows: Row[] = [];
  for await (const batch of readRows(database, table)) rows.push(...batch);
  return rows;
};

describe.each(databaseKinds)("on %s", (kind) => {
  test.each(["used_token", "backup"])(
    "a long table (%s) is read in batches, each row once, in the order of its key",
    async (name) => {
      const database = await freshDatabase(kind);
      const ids = Array.from({ length: 450 }, (_, n) => 1000 + n);
      const tokens = ids.map((id) => ({ token_hash: `${id}`, verified_at: 1, used_at: null, good_until: 2 }));
      await database.insertInto("used_token").values(tokens).execute();
      await database
        .insertInto("backup")
        .values(ids.map((id) => ({ id, archive: "a", bytes: 1, fault: null })))
        .execute();
      expect((await tablesOf(database)).at(-1)?.name, "what says that all of it is there").toBe("site_version");
      const rows = await rowsOf(database, name);
      expect(rows.map((row) => Number(row.token_hash ?? row.id))).toEqual(ids);
    },
  );

  test("a long table whose rows share most of their key is read on amid them, each row once", async () => {
    const database = await freshDatabase(kind);
    const names = Array.from({ length: 450 }, (_, n) => `/page-${1000 + n}`);
    for (const day of ["2026-11-01", "2026-11-02"])
      await database
        .insertInto("visit_count")
        .values(names.map((name) => ({ kind: "page", day, name, visits: 1, contact: 0, begun: 0, sent: 0 })))
        .execute();
    const expected = ["2026-11-01", "2026-11-02"].flatMap((day) => names.map((name) => `${day} ${name}`));
    expect((await rowsOf(database, "visit_count")).map(({ day, name }) => `${day} ${name}`)).toEqual(expected);
  });
});

test("a value of a kind that no backup holds is refused, not left out", async () => {
  const database = await freshDatabase("SQLite");
  await sql`insert into used_token (token_hash, verified_at, good_until) values (x'00ff', 1, 2)`.execute(database);
  const [table] = (await tablesOf(database)).filter(({ name }) => name === "used_token");
  if (!table) throw new Error("no table");
  await expect(readRows(database, table).next()).rejects.toThrow("can't be carried over: object");
});
