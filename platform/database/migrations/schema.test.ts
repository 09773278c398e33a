import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseKinds, freshDatabase } from "../../../tests/databases.ts";

// What migrations made is never touched later (CONTRIBUTING, "A migration"): columns, keys, what goes along with a row,
// and the indexes without which a list of 10,000 rows is read whole. A new migration adds to what stands in the snapshot.

test("migrations make this schema on SQLite", async () => {
  const database = await freshDatabase("SQLite");
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where sql is not null and (sql like 'create virtual table%' or name not like 'search_fts%')
    order by tbl_name, type desc, name`.execute(database);
  expect(rows.map((row) => row.sql).join("\n")).toMatchSnapshot();
});

test.runIf(databaseKinds.includes("PostgreSQL"))("migrations make this schema on PostgreSQL", async () => {
  const database = await freshDatabase("PostgreSQL");
  const columns = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || case is_nullable when 'NO' then ' not null' else '' end
      || coalesce(' default ' || column_default, '') || coalesce(' as ' || generation_expression, '') as line
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    database,
  );
  const keys = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`.execute(database);
  const indexes = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public' order by 1`.execute(database);
  const lines = [columns, keys, indexes].map(({ rows }) => rows.map(({ line }) => line).join("\n"));
  expect(lines.join("\n\n")).toMatchSnapshot();
});
