import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { linkPath } from "../../link-path.ts";
import type { DocumentType } from "../document-types.ts";
import { linksIn } from "../form/fields-in.ts";

/** Replaces the stored internal links of a document by those of the published data. */
export const rememberLinks = async (
  transaction: DatabaseTransaction,
  { document, type, data }: { document: string; type: DocumentType; data: object },
): Promise<void> => {
  await transaction.deleteFrom("published_link").where("document_id", "=", document).execute();
  const hrefs = new Set(linksIn(type, data).flatMap(({ href }) => (/^\/(?!\/)/.test(href) ? [href] : [])));
  if (hrefs.size === 0) return;
  await transaction
    .insertInto("published_link")
    .values([...hrefs].map((href) => ({ document_id: document, href, path: linkPath(href) })))
    .execute();
};

/** Every query for links that visitors can follow starts here. */
export const publishedLinks = (database: Database) =>
  database
    .selectFrom("published_link")
    .innerJoin("document", "document.id", "published_link.document_id")
    .where("document.published_revision", "is not", null)
    .where("document.deleted_at", "is", null);

export type LinkSource = { id: string; type: DocumentType; title: string; path: string | null };

const MOST = 50;

/** Live documents whose contents link to an address, with or without an anchor; Settings (its menus) included. */
export const linkedFrom = async (database: Database, path: string): Promise<LinkSource[]> => {
  const rows = await publishedLinks(database)
    .select(["document.id", "document.type", "document.title", "document.path"])
    .distinct()
    .where("published_link.path", "=", path)
    .where((e) => e.or([e("document.path", "is", null), e("document.path", "!=", path)]))
    .orderBy("document.title")
    .orderBy("document.id")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as DocumentType }));
};
