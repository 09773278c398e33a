import type { Kysely } from "kysely";

/**
 * Counts of a day, never people: `visit_count` stays, one row for each name that was counted, so that it grows with pages
 * times days. `visitor` and `visit_salt` know who was counted today; both are emptied at local midnight.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("visit_count")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("contact", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("begun", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("sent", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("visit_count_key", ["kind", "day", "name"])
    .execute();
  await db.schema
    .createTable("visitor")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("counted", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("visitor_key", ["day", "hash"])
    .execute();
  await db.schema
    .createTable("visit_salt")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
};
