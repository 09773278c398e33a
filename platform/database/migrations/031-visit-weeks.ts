import type { Kysely } from "kysely";

/** The sums of finished weeks of `visit_count`, by their Monday: a month, which begins on any day, is read from few of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("visit_week")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("week", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addColumn("contact", "integer", (column) => column.notNull())
    .addColumn("begun", "integer", (column) => column.notNull())
    .addColumn("sent", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_week_key", ["kind", "week", "name"])
    .execute();
};
