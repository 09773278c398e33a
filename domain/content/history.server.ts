import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../staff/rights.ts";
import type { DocumentType } from "./document-types.ts";
import { findDocument } from "./find-document.server.ts";

/** A saved state: its number within the document, when, by whom, why; `publishedAt` when it was made live last. */
export type HistoryEntry = {
  id: string;
  number: number;
  at: number;
  author: string | null;
  note: string;
  publishedAt: number | null;
  /** What visitors see now. */
  isLive: boolean;
  /** The newest, which editors work on. */
  isDraft: boolean;
};

export type History = {
  document: { id: string; type: DocumentType; title: string; path: string | null; trashed: boolean };
  entries: HistoryEntry[];
  total: number;
  pages: number;
};

export const HISTORY_PER_PAGE = 50;

/** Every revision of a document, newest first, a page of them. Null when there is no such document. */
export const history = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { document, page }: { document: string; page: number },
): Promise<History | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const revisions = await database
    .selectFrom("revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.id", "number", "revision.created_at as at", "staff.name as author", "note"])
    .where("document_id", "=", document)
    .orderBy("number", "desc")
    .limit(HISTORY_PER_PAGE)
    .offset((page - 1) * HISTORY_PER_PAGE)
    .execute();
  const { total } = await database
    .selectFrom("revision")
    .select((e) => e.fn.countAll().as("total"))
    .where("document_id", "=", document)
    .executeTakeFirstOrThrow();
  const published = await publishedAt(database, document);
  return {
    document: { id: row.id, type: row.type, title: row.title, path: row.path, trashed: row.deleted_at !== null },
    entries: revisions.map((revision) => ({
      ...revision,
      publishedAt: published.get(revision.id) ?? null,
      isLive: revision.id === row.published_revision,
      isDraft: revision.id === row.draft_revision,
    })),
    total: Number(total),
    pages: Math.max(1, Math.ceil(Number(total) / HISTORY_PER_PAGE)),
  };
};

const publishedAt = async (database: Platform["database"], document: string): Promise<Map<string | null, number>> => {
  const rows = await database
    .selectFrom("activity")
    .select((e) => ["subject", e.fn.max("at").as("at")])
    .where("document_id", "=", document)
    .where("action", "=", "publish")
    .groupBy("subject")
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, Number(at)]));
};
