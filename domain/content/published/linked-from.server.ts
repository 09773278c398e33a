import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { publishedLinks } from "./published-links.server.ts";

/** A live document with a link to another one. */
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
