import type { Database } from "#platform/database/database.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { type DataOf, type DocumentType, documentTypes } from "../document-types.ts";
import { groupOf, typed } from "../find-document.server.ts";
import { type Stored, storedForPage } from "../stored/read-stored.ts";

/**
 * A published document as visitors see it. `group`: the id of its original, which it shares with all its translations.
 * `changedAt`: when what they see last changed, in ms since 1970; null while it is what the installation began with.
 */
export type Published<T extends DocumentType = DocumentType> = {
  [K in T]: {
    id: string;
    group: string;
    language: Language;
    type: K;
    path: string;
    changedAt: number | null;
    data: DataOf<K>;
  };
}[T];

export type DocumentRow = Stored & {
  id: string;
  language: string;
  translation_of: string | null;
  path: string | null;
  live_changed_at: number | null;
};

/** Documents with the data of their draft, or of what is published; without the trash. */
export const documentsWith = (database: Database, revision: "draft_revision" | "published_revision") =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", `document.${revision}`)
    .select(["document.id", "document.type", "document.path", "document.live_changed_at"])
    .select(["document.language", "document.translation_of", "revision.data", "revision.shape"])
    .where("document.deleted_at", "is", null);

/** Every query for the data of published documents starts here. */
export const published = (database: Database) => documentsWith(database, "published_revision");

/** Every query for what is live, without its data, starts here. */
export const liveDocuments = (database: Database) =>
  database.selectFrom("document").where("published_revision", "is not", null).where("deleted_at", "is", null);

/** Id, group, language, type and date of a row, without reading its data. */
export const aboutRow = (row: Omit<DocumentRow, "data">) => {
  const { id, type, language, live_changed_at } = typed(row);
  return { id, group: groupOf(row), language, type, changedAt: live_changed_at };
};

/** Converts a row of `published`. Never throws. The data is shared, do not change it. */
export const toPublished = (row: DocumentRow): Published =>
  ({ ...aboutRow(row), path: row.path ?? "", data: storedForPage(row) }) as Published;

/** Tells documents of one type among others. */
export const isOfType =
  <T extends DocumentType>(type: T) =>
  (document: Published): document is Published & Published<T> =>
    document.type === type;

export const publishedDocument = async (database: Database, path: string): Promise<Published | null> => {
  const row = await published(database).where("document.path", "=", path).executeTakeFirst();
  return row && row.type in documentTypes ? toPublished(row) : null;
};

/** Adds the order of the site to such a query: translations stand as their originals do. */
export const inSiteOrder = (query: ReturnType<typeof documentsWith>) =>
  query
    .leftJoin("document as original", "original.id", "document.translation_of")
    .orderBy((e) => e.fn.coalesce("original.position", "document.position"));

/** All published documents of a type in a language, in site order, unpaged: not for posts. */
export const publishedOf = async <T extends DocumentType>(
  database: Database,
  type: T,
  language: Language = FIRST_LANGUAGE,
): Promise<Published<T>[]> => {
  const rows = await inSiteOrder(published(database))
    .where("document.type", "=", type)
    .where("document.language", "=", language)
    .execute();
  return rows.map(toPublished).filter(isOfType(type));
};
