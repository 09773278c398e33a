import type { Kysely } from "kysely";

/**
 * `visit_month` holds the sums of finished months of `visit_count`, so that a year is read as quickly as a month. A row of
 * `weekly_mail` is a member of staff who wants the numbers every week: `sent_week` is the Monday of the last mail, `tried_at`
 * when it was last tried, in ms since 1970.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("visit_month")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addColumn("contact", "integer", (column) => column.notNull())
    .addColumn("begun", "integer", (column) => column.notNull())
    .addColumn("sent", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_month_key", ["kind", "month", "name"])
    .execute();
  await db.schema
    .createTable("weekly_mail")
    .addColumn("staff_id", "text", (column) => column.primaryKey())
    .addColumn("sent_week", "text", (column) => column.notNull())
    .addColumn("tried_at", "bigint", (column) => column.notNull())
    .execute();
};
