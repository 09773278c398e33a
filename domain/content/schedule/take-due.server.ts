import type { ExpressionBuilder } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { systemFor } from "../../staff/system.ts";
import { changeDocument, typed } from "../find-document.server.ts";
import type { Due } from "./do-due.server.ts";

/** What could not be done is tried again after this long, and shown to staff meanwhile. */
const AGAIN_MS = 60_000;

/** The ids of all that is due and not waiting for its next try. */
export const dueIds = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<string[]> => {
  const now = clock();
  const rows = await database.selectFrom("document").select("id").where(isDue(now)).execute();
  return rows.map(({ id }) => id);
};

/**
 * Due, and not tried within AGAIN_MS, or not since it is to end; a try that lies ahead was made under a clock that has been
 * put back since.
 */
const isDue = (now: number) => (e: ExpressionBuilder<Tables, "document">) =>
  e.and([
    e("deleted_at", "is", null),
    e.or([e("publish_at", "<=", now), e("unpublish_at", "<=", now)]),
    e.or([
      e("schedule_tried_at", "is", null),
      e("schedule_tried_at", "<=", now - AGAIN_MS),
      e("schedule_tried_at", ">", now + AGAIN_MS),
      e.and([e("unpublish_at", "<=", now), e("schedule_tried_at", "<", e.ref("unpublish_at"))]),
    ]),
  ]);

/** Marks as tried, and locks, those of some that are due. */
export const takeAll = async (transaction: DatabaseTransaction, ids: string[], now: number): Promise<Due[]> => {
  const all: Due[] = [];
  // By id, as everybody does who locks several.
  for (const id of ids.toSorted()) {
    const row = await transaction
      .updateTable("document")
      .set({ schedule_tried_at: now })
      .where("id", "=", id)
      .where(isDue(now))
      .returningAll()
      .executeTakeFirst();
    if (row) all.push({ ...typed(row), by: systemFor(row.schedule_by) });
  }
  return all;
};

/** Those that wait for each other are tried again in the same turn, whenever each was due. */
export const tryWithOthers = (transaction: DatabaseTransaction, id: string, now: number): Promise<void> =>
  changeDocument(transaction, id, { schedule_tried_at: now - (now % AGAIN_MS) });
