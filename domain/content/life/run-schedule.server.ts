import type { ExpressionBuilder } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/record.server.ts";
import { systemFor } from "../../staff/system.ts";
import type { DocumentType } from "../document-types.ts";
import { publishChecked } from "./publish-draft.server.ts";
import { unpublishIn } from "./unpublish.server.ts";

/** What could not be done is tried again after this long, and shown to staff meanwhile. */
const AGAIN_MS = 60_000;

type Ground = Pick<Platform, "database" | "clock" | "log">;
type Due = { id: string; title: string; publish_revision: string | null; by: string | null };

/**
 * Publishes and unpublishes what is due, and answers how many times. For a job that runs every second in as many processes as
 * there are, the first time at their start, which makes good what was missed. Each document is taken in a transaction
 * that forgets its time, so that no two processes do it twice and a killed one leaves it due. What can't be published stays due, with the reason.
 */
export const runSchedule = async (ground: Ground): Promise<number> => {
  let done = 0;
  for (const id of await dueIds(ground)) {
    if (await ground.database.transaction().execute((transaction) => runOne(ground, transaction, id))) done += 1;
  }
  return done;
};

const dueIds = async ({ database, clock }: Ground): Promise<string[]> => {
  const now = clock();
  const rows = await database
    .selectFrom("document")
    .select("id")
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("publish_at", "<=", now), e("unpublish_at", "<=", now)]))
    .where(notTriedSince(now))
    .execute();
  return rows.map(({ id }) => id);
};

/** Not tried within AGAIN_MS; a try that lies ahead was made under a clock that has been put back since. */
const notTriedSince = (now: number) => (e: ExpressionBuilder<Tables, "document">) =>
  e.or([
    e("schedule_tried_at", "is", null),
    e("schedule_tried_at", "<=", now - AGAIN_MS),
    e("schedule_tried_at", ">", now + AGAIN_MS),
  ]);

/** Takes one document, by a change of its row that only one process can make, and does what is due. */
const runOne = async (ground: Ground, transaction: DatabaseTransaction, id: string): Promise<boolean> => {
  const now = ground.clock();
  const due = await transaction
    .updateTable("document")
    .set({ schedule_tried_at: now })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("publish_at", "<=", now), e("unpublish_at", "<=", now)]))
    .where(notTriedSince(now))
    .returning([
      "id",
      "title",
      "type",
      "publish_at",
      "publish_revision",
      "unpublish_at",
      "schedule_by as by",
      "schedule_fault",
      "published_revision",
    ])
    .executeTakeFirst();
  if (!due) return false;
  if (due.publish_at !== null && due.publish_at <= now) {
    const fault = await publishDue(transaction, due, now);
    if (fault !== null) {
      await keepFault(transaction, due, fault, now);
      ground.log.warn({ document: id, fault }, "scheduled publication could not be done");
      return false;
    }
  }
  if (due.unpublish_at !== null && due.unpublish_at <= now)
    await unpublishIn(transaction, systemFor(due.by), { ...due, type: due.type as DocumentType }, now);
  const rest = { schedule_tried_at: null, schedule_fault: null };
  await transaction.updateTable("document").set(rest).where("id", "=", id).execute();
  return true;
};

/** Why what was planned can't be published; null when it was. */
const publishDue = async (transaction: DatabaseTransaction, due: Due, now: number): Promise<string | null> => {
  const planned = { document: due.id, revision: due.publish_revision ?? undefined };
  const result = await publishChecked(transaction, systemFor(due.by), planned, now);
  if (result.outcome === "missing") return "There is no draft";
  if (result.outcome === "blocked")
    return result.check.issues
      .filter(({ level }) => level === "error")
      .map(({ title }) => title)
      .slice(0, 3)
      .join("; ");
  const done = { publish_at: null, publish_revision: null };
  await transaction.updateTable("document").set(done).where("id", "=", due.id).execute();
  return null;
};

const keepFault = async (
  transaction: DatabaseTransaction,
  due: Due & { schedule_fault: string | null },
  fault: string,
  now: number,
): Promise<void> => {
  await transaction.updateTable("document").set({ schedule_fault: fault }).where("id", "=", due.id).execute();
  if (due.schedule_fault === fault) return;
  await record(transaction, now, { actor: null, action: "schedule-failed", document: due.id, detail: due.title });
};
