import type { Database } from "#platform/database/database.ts";
import type { Actor } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";
import { demandType } from "./kinds.ts";

export const findDocument = async (database: Database, actor: Actor | System, id: string) => {
  const row = await database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || !(row.type in documentTypes)) return null;
  const type = row.type as DocumentType;
  demandType(actor, type);
  return { ...row, type };
};
