import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";

/** A draft as the editor opens it. Times are milliseconds since 1970; `author` is a name, empty for the first content. */
export type DraftView = {
  id: string;
  type: DocumentType;
  title: string;
  /** The address that is live; null where there is none. */
  path: string | null;
  status: DocumentStatus;
  /** Null only for a document that nobody wrote yet. */
  revision: string | null;
  number: number;
  /** The revision that visitors see. */
  published: string | null;
  savedAt: number;
  author: string;
  data: Data;
};

/** The newest draft of a document; null when there is no such document. Throws NotAllowed by its type. */
export const readDraft = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  id: string,
): Promise<DraftView | null> => {
  const row = await findDocument(database, actor, id);
  if (!row) return null;
  const revision = await database
    .selectFrom("revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.number", "revision.data", "revision.created_at", "staff.name"])
    .where("revision.id", "=", row.draft_revision ?? "")
    .executeTakeFirst();
  return {
    id,
    type: row.type,
    title: row.title,
    path: row.published_revision === null ? null : row.path,
    status: statusOf(row),
    revision: row.draft_revision,
    number: revision?.number ?? 0,
    published: row.published_revision,
    savedAt: revision?.created_at ?? row.updated_at,
    author: revision?.name ?? "",
    data: revision ? JSON.parse(revision.data) : {},
  };
};
