import { randomUUID } from "node:crypto";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { demandType } from "../kinds.ts";
import { appendRevision } from "./save-draft.server.ts";

export type NewDocument = { id?: string; type: DocumentType; data: object; note?: string };

/** Adds a document with its first draft, as the last of its type. Visitors see nothing of it until it is published. Throws NotAllowed by its type. */
export const createDocument = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { id = randomUUID(), type, data, note }: NewDocument,
  now: number,
): Promise<{ id: string; revision: string }> => {
  demandType(actor, type);
  const { last } = await transaction
    .selectFrom("document")
    .select((e) => e.fn.coalesce(e.fn.max("position"), e.lit(0)).as("last"))
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("document")
    .values({
      id,
      type,
      title: summarize(type, data).title,
      position: Number(last) + 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const revision = await appendRevision(transaction, actor, { document: id, type, data, note }, now);
  await transaction.updateTable("document").set({ draft_revision: revision.id }).where("id", "=", id).execute();
  return { id, revision: revision.id };
};
