import type { Selectable, Updateable } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { knownLanguage } from "../languages.ts";
import type { Actor } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";
import { demandType } from "./kinds.ts";

/** A document that staff work on, with its row as stored; null when there is none. Throws NotAllowed by its type. */
export const findDocument = async (database: Database, actor: Actor | System, id: string) => {
  const row = await database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || !(row.type in documentTypes)) return null;
  const document = typed(row);
  demandType(actor, document.type);
  return document;
};

/** The row with `type` and `language` as the product's own types; an unknown language counts as the first. */
export const typed = <R extends Pick<Selectable<Tables["document"]>, "type" | "language">>(row: R) => ({
  ...row,
  type: row.type as DocumentType,
  language: knownLanguage(row.language),
});

/** The id of the original, by which it and its translations are one group. */
export const groupOf = ({
  id,
  translation_of,
}: Pick<Selectable<Tables["document"]>, "id" | "translation_of">): string => translation_of ?? id;

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
