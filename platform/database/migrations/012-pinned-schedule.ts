import type { Kysely } from "kysely";

/** Which revision a schedule makes live: what was the newest draft when it was planned. And a way to the history without its texts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("document").addColumn("publish_revision", "text").execute();
  const documents = db as Kysely<{ document: Record<"publish_revision" | "draft_revision" | "publish_at", unknown> }>;
  await documents
    .updateTable("document")
    .set((e) => ({ publish_revision: e.ref("draft_revision") }))
    .where("publish_at", "is not", null)
    .execute();
  await db.schema
    .createIndex("revision_heads")
    .on("revision")
    .columns(["document_id", "number", "created_at", "author", "note", "id"])
    .execute();
};
