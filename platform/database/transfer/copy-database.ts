import { connect } from "../database.ts";
import { migrateTo, newestMigration } from "../migrate.ts";
import { type DatabaseSettings, requireDatabase } from "../place.ts";
import { openSqliteReader } from "../sqlite-database.ts";
import type { Database } from "../tables.ts";
import { areSame, readRows, sumOf, type TableSum, writeRows } from "./rows.ts";
import { type TableShape, tablesOf } from "./shape.ts";

/** `there`: complete by an earlier run. */
export type CopiedTable = { table: string; outcome: "copied" | "there"; sum: TableSum };

/** Copies every row between databases of either kind and compares both; may be run again. Throws where they differ. */
export const copyDatabase = (
  from: DatabaseSettings,
  to: DatabaseSettings,
  told: (table: CopiedTable) => void,
): Promise<void> =>
  readSnapshot(from, async (source) => {
    const target = connect(to, () => {});
    try {
      await migrateTo(target, await newestMigration(source));
      const tables = await tablesOf(source);
      await refuseOtherSite(source, target, tables);
      for (const table of tables) told(await copyTable(source, target, table));
    } finally {
      await target.destroy();
    }
  });

const refuseOtherSite = async (source: Database, target: Database, tables: TableShape[]) => {
  if (!(await target.selectFrom("site_version").select("id").executeTakeFirst())) return;
  for (const table of tables)
    if (!areSame(await sumOf(source, table), await sumOf(target, table)))
      throw new Error("The target already holds a site that differs from this one. Name an empty database.");
};

const copyTable = async (source: Database, target: Database, table: TableShape): Promise<CopiedTable> => {
  const sum = await sumOf(source, table);
  if (areSame(sum, await sumOf(target, table))) return { table: table.name, outcome: "there", sum };
  for await (const rows of readRows(source, table)) await writeRows(target, table, rows);
  const copied = await sumOf(target, table);
  if (!areSame(sum, copied))
    throw new Error(`${table.name}: ${sum.rows} rows here, ${copied.rows} there, and they are not the same`);
  return { table: table.name, outcome: "copied", sum };
};

/** Reads a database as it is at one moment, in a read transaction of its own; nobody waits for it. Throws where there is none. */
export const readSnapshot = async <T>(
  settings: DatabaseSettings,
  read: (database: Database) => Promise<T>,
): Promise<T> => {
  const place = requireDatabase(settings);
  const database = place.kind === "sqlite" ? openSqliteReader(place.file) : connect(settings, () => {});
  try {
    const transaction = database.transaction();
    if (place.kind === "sqlite") return await transaction.execute(read);
    return await transaction.setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  } finally {
    await database.destroy();
  }
};
