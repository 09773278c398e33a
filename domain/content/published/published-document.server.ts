import type { Database } from "#platform/database/database.ts";
import type { DataOf, DocumentType } from "../document-types.ts";
import { complete, formOf } from "../form/document-form.ts";

/** A published document as visitors see it. Times are milliseconds since 1970. */
export type Published<T extends DocumentType = DocumentType> = {
  [K in T]: { id: string; type: K; path: string; publishedAt: number; data: DataOf<K> };
}[T];

type Row = { id: string; type: string; path: string | null; published_at: number | null; data: string };

/** Every query for published documents starts here. */
export const published = (database: Database) =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.published_revision")
    .select(["document.id", "document.type", "document.path", "document.published_at", "revision.data"])
    .where("document.deleted_at", "is", null);

/** Converts a row of `published`. Data of an older schema is completed, never refused. */
export const toPublished = (row: Row): Published => {
  const type = row.type as DocumentType;
  const data = read(type, row.data);
  return { id: row.id, type, path: row.path ?? "", publishedAt: row.published_at ?? 0, data } as Published;
};

const MOST_READ = 300;
/** By the form of a type: another schema makes another document of the same text. */
const readTexts = new WeakMap<object, Map<string, unknown>>();

/** Cached: completing a document takes longer than its query. The data is shared, do not change it. */
const read = (type: DocumentType, text: string): unknown => {
  const form = formOf(type);
  const texts = readTexts.get(form) ?? new Map<string, unknown>();
  const data = texts.get(text) ?? complete(form, JSON.parse(text));
  if (texts.size >= MOST_READ) texts.clear();
  readTexts.set(form, texts.set(text, data));
  return data;
};

export const publishedDocument = async (database: Database, path: string): Promise<Published | null> => {
  const row = await published(database).where("document.path", "=", path).executeTakeFirst();
  return row ? toPublished(row) : null;
};

/** All published documents of a type in site order, unpaged: not for posts. */
export const publishedOf = async <T extends DocumentType>(database: Database, type: T): Promise<Published<T>[]> => {
  const rows = await published(database).where("document.type", "=", type).orderBy("document.position").execute();
  return rows.map((row) => toPublished(row) as unknown as Published<T>);
};
