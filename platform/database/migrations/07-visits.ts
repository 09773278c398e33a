import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCounts(db);
  await createSums(db);
  await createWeeklyMails(db);
};

/**
 * Counts of a day, never people: `visit_count` stays, one row for each name that was counted, so that it grows with pages
 * times days. `visitor` and `visit_salt` know who was counted today; both are emptied at local midnight.
 */
const createCounts = async (db: Kysely<unknown>): Promise<void> => {
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

/** The sums of finished months and weeks (by their Monday) of `visit_count`, so that a year is read as quickly as a month. */
const createSums = async (db: Kysely<unknown>): Promise<void> => {
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

/**
 * A row is a member of staff who wants the numbers every week: `sent_week` is the Monday of the last mail, `tried_at` when it
 * was last tried, in ms since 1970.
 */
const createWeeklyMails = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("weekly_mail")
    .addColumn("staff_id", "text", (column) => column.primaryKey())
    .addColumn("sent_week", "text", (column) => column.notNull())
    .addColumn("tried_at", "bigint", (column) => column.notNull())
    .execute();
};
