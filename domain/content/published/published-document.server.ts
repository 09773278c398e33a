import type { Database } from "#platform/database/database.ts";
import { type DataOf, type DocumentType, documentTypes } from "../document-types.ts";
import { type Stored, storedForPage } from "../stored/read-stored.ts";

/** A published document as visitors see it. `changedAt`: when that last changed, in ms since 1970; null while it is what the installation began with. */
export type Published<T extends DocumentType = DocumentType> = {
  [K in T]: { id: string; type: K; path: string; changedAt: number | null; data: DataOf<K> };
}[T];

export type DocumentRow = Stored & { id: string; path: string | null; live_changed_at: number | null };

/** Documents with the data of their draft, or of what is published; without the trash. */
export const documentsWith = (database: Database, revision: "draft_revision" | "published_revision") =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", `document.${revision}`)
    .select(["document.id", "document.type", "document.path", "document.live_changed_at"])
    .select(["revision.data", "revision.shape"])
    .where("document.deleted_at", "is", null);

/** Every query for the data of published documents starts here. */
export const published = (database: Database) => documentsWith(database, "published_revision");

/** Every query for what is live, without its data, starts here. */
export const liveDocuments = (database: Database) =>
  database.selectFrom("document").where("published_revision", "is not", null).where("deleted_at", "is", null);

/** Converts a row of `published`. Never throws. The data is shared, do not change it. */
export const toPublished = (row: DocumentRow): Published => {
  const type = row.type as DocumentType;
  const data = storedForPage(row);
  return { id: row.id, type, path: row.path ?? "", changedAt: row.live_changed_at, data } as Published;
};

export const publishedDocument = async (database: Database, path: string): Promise<Published | null> => {
  const row = await published(database).where("document.path", "=", path).executeTakeFirst();
  return row && row.type in documentTypes ? toPublished(row) : null;
};

/** All published documents of a type in site order, unpaged: not for posts. */
export const publishedOf = async <T extends DocumentType>(database: Database, type: T): Promise<Published<T>[]> => {
  const rows = await published(database).where("document.type", "=", type).orderBy("document.position").execute();
  return rows.map((row) => toPublished(row) as unknown as Published<T>);
};
