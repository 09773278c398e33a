import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { complete, formOf } from "../form/document-form.ts";
import type { Published } from "../published/published-document.server.ts";

type Row = { id: string; type: string; path: string | null; published_at: number | null; data: string };

/** Every query for newest drafts starts here. What lies in the trash is left out. */
export const drafts = (database: Database) =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["document.id", "document.type", "document.path", "document.published_at", "revision.data"])
    .where("document.deleted_at", "is", null);

/** A draft in the shape of a published document: where it is unfinished, it is completed with blanks. */
export const toShown = (row: Row, data: Data = JSON.parse(row.data)): Published => {
  const type = row.type as DocumentType;
  const path = typeof data.path === "string" ? data.path : (row.path ?? "");
  const publishedAt = row.published_at ?? 0;
  return { id: row.id, type, path, publishedAt, data: complete(formOf(type), data) } as Published;
};

/** All drafts of a type in their order on the site. For the small types only: not for posts. */
export const draftsOf = async <T extends DocumentType>(database: Database, type: T): Promise<Published<T>[]> => {
  const rows = await drafts(database).where("document.type", "=", type).orderBy("document.position").execute();
  return rows.map((row) => toShown(row) as Published<T>);
};
