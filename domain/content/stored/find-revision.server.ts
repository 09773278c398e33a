import type { Database } from "#platform/database/database.ts";
import type { Data } from "../fields/structure.ts";
import { storedDraft } from "./read-stored.ts";

export type Revision = { id: string; number: number; at: number; author: string | null; note: string; data: Data };

const revisions = (database: Database) =>
  database
    .selectFrom("revision")
    .innerJoin("document", "document.id", "revision.document_id")
    .select(["document.type", "revision.data", "revision.shape"]);

/** A revision of a document with the name of its author; undefined when the document has no such revision. */
export const findRevision = async (database: Database, document: string, id: string): Promise<Revision | undefined> => {
  const row = await revisions(database)
    .leftJoin("staff", "staff.id", "revision.author")
    .select(["revision.id", "number", "revision.created_at as at", "staff.name as author", "note"])
    .where("revision.id", "=", id)
    .where("document_id", "=", document)
    .executeTakeFirst();
  if (!row) return undefined;
  const { type: _, shape: __, ...rest } = row;
  return { ...rest, data: storedDraft(row) };
};

/** What a revision says, as staff work on it; throws when there is no such revision. */
export const revisionData = async (database: Database, revision: string): Promise<Data> =>
  storedDraft(await revisions(database).where("revision.id", "=", revision).executeTakeFirstOrThrow());
