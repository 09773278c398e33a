import type { Selectable, Updateable } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { FIRST_LANGUAGE, isLanguage } from "../languages.ts";
import type { Actor } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";
import { demandType } from "./kinds.ts";

/** A document that staff work on, with its row as stored; null when there is none. Throws NotAllowed by its type. */
export const findDocument = async (database: Database, actor: Actor | System, id: string) => {
  const row = await database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || !(row.type in documentTypes)) return null;
  const document = named(row);
  demandType(actor, document.type);
  return document;
};

/** A row of the table by its type and language. */
export const named = <R extends Pick<Selectable<Tables["document"]>, "type" | "language">>(row: R) => ({
  ...row,
  type: row.type as DocumentType,
  language: isLanguage(row.language) ? row.language : FIRST_LANGUAGE,
});

/** `findDocument` with the row locked until the commit. Always before the lock of the site version, or two could deadlock. */
export const lockDocument = async (transaction: DatabaseTransaction, actor: Actor | System, id: string) => {
  await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
  return findDocument(transaction, actor, id);
};

export const changeDocument = async (
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables["document"]>,
): Promise<void> => {
  await transaction.updateTable("document").set(changes).where("id", "=", id).execute();
};
