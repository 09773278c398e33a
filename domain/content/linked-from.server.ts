import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "./document-types.ts";

/** A live document with a link to another one. */
export type LinkSource = { id: string; type: DocumentType; title: string; path: string | null };

const MOST = 50;

/** Live documents whose contents link to an address, with or without an anchor; Settings (its menus) included. */
export const linkedFrom = async (database: Database, path: string): Promise<LinkSource[]> => {
  const quoted = JSON.stringify(path)
    .slice(0, -1)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const like = (end: string) => sql<boolean>`revision.data like ${`%${quoted}${end}%`} escape '\\'`;
  const rows = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.published_revision")
    .select(["document.id", "document.type", "document.title", "document.path"])
    .where("document.deleted_at", "is", null)
    .where((e) => e.or([e("document.path", "is", null), e("document.path", "!=", path)]))
    .where((e) => e.or([like('"'), like("#"), like("?")]))
    .orderBy("document.title")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as DocumentType }));
};
