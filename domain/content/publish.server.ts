import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../site-version.server.ts";
import { record } from "../staff/record.server.ts";
import { summarize } from "./document-summary.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";
import { brokenRules } from "./publish-rules.ts";
import { redirectMovedPage } from "./redirects/redirect-moved-page.server.ts";

export type FieldIssue = { field: string; message: string };

export type PublishOutcome =
  | { outcome: "published"; path: string | null; version: number }
  | { outcome: "invalid"; issues: FieldIssue[] }
  | { outcome: "path-taken"; path: string }
  | { outcome: "missing" };

/**
 * Makes the newest draft of a document what visitors see, in one transaction: the draft is checked against its schema,
 * a changed address redirects from the old one, the site version advances.
 */
export const publish = (
  ground: Pick<Platform, "database" | "clock"> & Partial<Pick<Platform, "changes">>,
  request: { document: string; author: string | null },
): Promise<PublishOutcome> =>
  ground.database.transaction().execute(async (transaction) => {
    const result = await publishIn(transaction, request, ground.clock());
    if (result.outcome === "published") await ground.changes?.announce(transaction);
    return result;
  });

/** `publish` inside a transaction of the caller. */
export const publishIn = async (
  transaction: DatabaseTransaction,
  { document: id, author }: { document: string; author: string | null },
  now: number,
): Promise<PublishOutcome> => {
  const document = await draftOf(transaction, id);
  if (!document) return { outcome: "missing" };
  const type = document.type as DocumentType;
  const parsed = documentTypes[type].safeParse(JSON.parse(document.data));
  if (!parsed.success) return { outcome: "invalid", issues: parsed.error.issues.map(toFieldIssue) };
  const issues = brokenRules(type, parsed.data);
  if (issues.length > 0) return { outcome: "invalid", issues };
  const { title, path, shownOn } = summarize(type, parsed.data);
  if (path && (await isTaken(transaction, path, id))) return { outcome: "path-taken", path };
  await transaction
    .updateTable("document")
    .set({ published_revision: document.revision, published_at: now, path, title, shown_on: shownOn, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (path) await redirectMovedPage(transaction, { from: document.path, to: path, author, now });
  await record(transaction, now, {
    actor: author,
    action: "publish",
    document: id,
    subject: document.revision,
    detail: title,
  });
  return { outcome: "published", path, version: await advanceSiteVersion(transaction) };
};

const draftOf = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["document.type", "document.path", "revision.data", "revision.id as revision"])
    .where("document.id", "=", id)
    .where("document.deleted_at", "is", null)
    .executeTakeFirst();

/** An address belongs to whoever is live on it; one that is no longer live gives it up. */
const isTaken = async (transaction: DatabaseTransaction, path: string, except: string): Promise<boolean> => {
  const other = await transaction
    .selectFrom("document")
    .select(["id", "published_revision"])
    .where("path", "=", path)
    .where("id", "!=", except)
    .executeTakeFirst();
  if (!other || other.published_revision !== null) return other !== undefined;
  await transaction.updateTable("document").set({ path: null }).where("id", "=", other.id).execute();
  return false;
};

const toFieldIssue = (issue: { path: PropertyKey[]; message: string }): FieldIssue => ({
  field: issue.path.map(String).join("."),
  message: issue.message,
});
