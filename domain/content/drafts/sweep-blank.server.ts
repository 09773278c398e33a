import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { system } from "../../staff/system.ts";
import { localParts } from "../../time/local-time.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { lockDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { same as saysTheSame } from "../merge/same.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { startsOf } from "./start-of.ts";

const UNTOUCHED_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 200;

/** Deletes documents that somebody started and left as they were for a day: one revision, blank, never planned, published, shared, picked or translated. Returns how many. */
export const sweepBlank = async ({
  database,
  clock,
  log,
}: Pick<Platform, "database" | "clock" | "log">): Promise<number> => {
  const before = clock() - UNTOUCHED_MS;
  const rows = await untouched(database, before).limit(MOST_AT_ONCE).execute();
  let swept = 0;
  for (const { id } of rows) {
    const isSwept = await database.transaction().execute(async (transaction) => {
      const row = await lockDocument(transaction, system, id);
      const same = row && (await untouched(transaction, before).where("document.id", "=", id).executeTakeFirst());
      if (!same || !(await isBlank(transaction, row)) || (await isPicked(transaction, id))) return false;
      await remove(transaction, id);
      const detail = `an empty ${kinds[row.type].one}, a day after it was started`;
      await record(transaction, clock(), { actor: system.id, action: "sweep-blank", document: id, detail });
      return true;
    });
    if (isSwept) swept += 1;
  }
  if (swept > 0) log.info({ swept }, "content: empty drafts removed");
  return swept;
};

/** Found by what an index and the row say, newest last; what its revision holds is looked at one by one. */
const untouched = (database: Database, before: number) =>
  database
    .selectFrom("document")
    .select("document.id")
    .where("type", "in", Object.keys(documentTypes))
    .where("created_at", "<=", before)
    .where("updated_at", "<=", before)
    .where("published_at", "is", null)
    .where("published_revision", "is", null)
    .where("publish_at", "is", null)
    .where("unpublish_at", "is", null)
    .where((e) =>
      e(
        e
          .selectFrom("revision")
          .select((inner) => inner.fn.countAll().as("revisions"))
          .whereRef("revision.document_id", "=", "document.id"),
        "=",
        1,
      ),
    )
    .where((e) =>
      e.not(e.exists(e.selectFrom("preview_link").select("id").whereRef("document_id", "=", "document.id"))),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("document as translation")
            .select("id")
            .whereRef("translation.translation_of", "=", "document.id"),
        ),
      ),
    )
    .orderBy("created_at")
    .orderBy("document.id");

type Row = { type: DocumentType; draft_revision: string | null; created_at: number };

const isBlank = async (database: Database, { type, draft_revision, created_at }: Row): Promise<boolean> => {
  const data = await revisionData(database, draft_revision ?? "");
  return startsOf(type, localParts(created_at).date).some((start) => saysTheSame(data, start));
};

/** Whether what others edit or visitors see names it. */
const isPicked = async (database: Database, id: string): Promise<boolean> => {
  const other = await database
    .selectFrom("document")
    .innerJoin("revision", (join) =>
      join.on((e) =>
        e.or([
          e("revision.id", "=", e.ref("document.draft_revision")),
          e("revision.id", "=", e.ref("document.published_revision")),
        ]),
      ),
    )
    .select("document.id")
    .where("document.id", "!=", id)
    .where("revision.data", "like", `%${id}%`)
    .executeTakeFirst();
  return other !== undefined;
};

const remove = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom("revision_picture").where("document_id", "=", id).execute();
  await transaction.deleteFrom("revision").where("document_id", "=", id).execute();
  await transaction.deleteFrom("document").where("id", "=", id).execute();
};
