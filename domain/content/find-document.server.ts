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

/** The data of a revision; throws when there is no such revision. */
export const revisionData = async (database: Database, revision: string): Promise<object> => {
  const row = await database.selectFrom("revision").select("data").where("id", "=", revision).executeTakeFirstOrThrow();
  return JSON.parse(row.data);
};
