import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/record.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { summarize } from "../document-summary.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { countLive, noteLiveChange } from "../published/live-count.server.ts";
import { rememberLinks } from "../published/published-links.server.ts";
import { redirectMovedPage } from "../redirects/redirect-moved-page.server.ts";
import { demandType } from "../type-rights.ts";
import { holdDocument } from "./hold-document.server.ts";
import { brokenRules } from "./publish-rules.ts";

export type FieldIssue = { field: string; message: string };

export type PublishOutcome =
  | { outcome: "published"; path: string | null; version: number }
  | { outcome: "invalid"; issues: FieldIssue[] }
  | { outcome: "path-taken"; path: string }
  | { outcome: "missing" };

/**
 * Makes the newest draft of a document what visitors see, in one transaction: the draft is checked against its schema,
 * a changed address redirects from the old one, the site version advances. Throws NotAllowed by its type. What links,
 * pictures and headings are like is not looked at: staff publish by `publishDraft`.
 */
export const publish = (
  ground: Pick<Platform, "database" | "clock"> & Partial<Pick<Platform, "changes">>,
  actor: Actor | System,
  document: string,
): Promise<PublishOutcome> =>
  ground.database.transaction().execute(async (transaction) => {
    const result = await publishIn(transaction, actor, { document }, ground.clock());
    if (result.outcome === "published") await ground.changes?.announce(transaction);
    return result;
  });

/** `publish` inside a transaction of the caller; of another `revision` than the newest draft, where one is named. */
export const publishIn = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { document: id, revision }: { document: string; revision?: string },
  now: number,
): Promise<PublishOutcome> => {
  const held = await holdDocument(transaction, id);
  const document = held && (await textOf(transaction, id, revision));
  if (!document) return { outcome: "missing" };
  const type = document.type as DocumentType;
  demandType(actor, type);
  const parsed = documentTypes[type].safeParse(JSON.parse(document.data));
  if (!parsed.success) return { outcome: "invalid", issues: parsed.error.issues.map(toFieldIssue) };
  const issues = brokenRules(type, parsed.data);
  if (issues.length > 0) return { outcome: "invalid", issues };
  const { title, path, shownOn } = summarize(type, parsed.data);
  if (path && (await isTaken(transaction, path, id))) return { outcome: "path-taken", path };
  await transaction
    .updateTable("document")
    .set({ published_revision: document.revision, published_at: now, path, shown_on: shownOn, updated_at: now })
    .where("id", "=", id)
    .execute();
  await rememberLinks(transaction, { document: id, data: parsed.data });
  if (path) await redirectMovedPage(transaction, { from: document.path, to: path, author: actor.id, now });
  await record(transaction, now, {
    actor: actor.id,
    action: "publish",
    document: id,
    subject: document.revision,
    detail: title,
  });
  const version = await advanceSiteVersion(transaction);
  await (held.isLive ? noteLiveChange : countLive)(transaction, now);
  return { outcome: "published", path, version };
};

const textOf = (transaction: DatabaseTransaction, id: string, revision: string | undefined) =>
  transaction
    .selectFrom("document")
    .innerJoin("revision", "revision.document_id", "document.id")
    .select(["document.type", "document.path", "revision.data", "revision.id as revision"])
    .where("document.id", "=", id)
    .where("document.deleted_at", "is", null)
    .where("revision.id", "=", (e) => (revision === undefined ? e.ref("document.draft_revision") : e.val(revision)))
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
