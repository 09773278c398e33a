import type { Database } from "#platform/database/database.ts";
import type { Actor } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import type { DocumentType } from "./document-types.ts";
import { demandType } from "./kinds.ts";

/** A document that staff work on, with its row as stored; null when there is none. Throws NotAllowed by its type. */
export const findDocument = async (database: Database, actor: Actor | System, id: string) => {
  const row = await database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const type = row.type as DocumentType;
  demandType(actor, type);
  return { ...row, type };
};

/** A saved state of a document: its number, when (ms since 1970), by whom (null: the first content), why. */
export type Revision = { id: string; number: number; at: number; author: string | null; note: string; data: object };

/** A revision of a document with the name of its author; undefined when the document has no such revision. */
export const findRevision = async (database: Database, document: string, id: string): Promise<Revision | undefined> => {
  const row = await database
    .selectFrom("revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.id", "number", "revision.created_at as at", "staff.name as author", "note", "data"])
    .where("revision.id", "=", id)
    .where("document_id", "=", document)
    .executeTakeFirst();
  return row && { ...row, data: JSON.parse(row.data) };
};

/** The data of a revision; throws when there is no such revision. */
export const revisionData = async (database: Database, revision: string): Promise<object> => {
  const row = await database.selectFrom("revision").select("data").where("id", "=", revision).executeTakeFirstOrThrow();
  return JSON.parse(row.data);
};
