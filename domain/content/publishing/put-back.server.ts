import type { Selectable } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import { firstError } from "../check/issue.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { goLive } from "./publish.server.ts";

type Row = Selectable<Tables["document"]>;

/** What the trash and unpublishing take from a document's row. */
export type Before = Pick<
  Row,
  | "published_revision"
  | "published_at"
  | "live_changed_at"
  | "path"
  | "publish_at"
  | "publish_revision"
  | "unpublish_at"
  | "schedule_fault"
> & { document: string };

export const beforeOf = (row: Row): Before => ({
  document: row.id,
  published_revision: row.published_revision,
  published_at: row.published_at,
  live_changed_at: row.live_changed_at,
  path: row.path,
  publish_at: row.publish_at,
  publish_revision: row.publish_revision,
  unpublish_at: row.unpublish_at,
  schedule_fault: row.schedule_fault,
});

/**
 * `unlisted`: why it is not listed again where it was. `not-live`: the check refuses it (`why`), so it stays off the site.
 * `changed`: somebody has changed it since.
 */
export type PutBackOutcome =
  | { outcome: "put-back"; title: string; status: DocumentStatus; unlisted?: string }
  | { outcome: "not-live"; title: string; why: string }
  | { outcome: "changed"; title: string }
  | { outcome: "missing" };

/**
 * Undoes the trash or unpublishing, inside a transaction of the caller: out of the trash, live again with the same revision
 * through the same gate, its plans as they were.
 */
export const putBackIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { verb, before: { document, ...before } }: { verb: "trash" | "unpublish"; before: Before },
  now: number,
): Promise<PutBackOutcome> => {
  const row = await lockDocument(transaction, actor, document);
  if (!row) return { outcome: "missing" };
  const { title } = row;
  const isAway = (row.deleted_at !== null) === (verb === "trash") && row.published_revision === null;
  if (!isAway) return { outcome: "changed", title };
  if (verb === "trash") {
    await changeDocument(transaction, document, { deleted_at: null, updated_at: now });
    await record(transaction, now, { actor: actor.id, action: "untrash", document, detail: title });
  }
  const { published_revision: live, published_at, path, ...plans } = before;
  if (live !== null) {
    const { check, draft } = await canGoLive(transaction, row, live, now);
    if (!draft) return { outcome: "not-live", title, why: firstError(check) };
    await goLive(transaction, actor, draft, now);
  }
  const back = {
    ...plans,
    published_at,
    path: live === null ? await unlessTaken(transaction, path, document) : path,
  };
  await changeDocument(transaction, document, back);
  return { outcome: "put-back", title, status: statusOf({ ...row, ...before, deleted_at: null }) };
};

/** The address that an unpublished document kept, unless another one has it meanwhile. */
const unlessTaken = async (transaction: DatabaseTransaction, path: string | null, document: string) => {
  const other = await transaction
    .selectFrom("document")
    .select("id")
    .where("path", "=", path)
    .where("id", "!=", document)
    .executeTakeFirst();
  return other ? null : path;
};
