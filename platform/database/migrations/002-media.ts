import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addColumn("focal_x", "integer", (c) => c.notNull())
    .addColumn("focal_y", "integer", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("uploaded_by", "text")
    .addColumn("updated_at", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("search", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("frames", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("media_created_at").on("media").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("revision_picture")
    .addColumn("revision_id", "text", (c) => c.notNull())
    .addColumn("media_id", "text", (c) => c.notNull())
    .addColumn("document_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("revision_picture_key", ["revision_id", "media_id"])
    .execute();
  await db.schema.createIndex("revision_picture_media").on("revision_picture").column("media_id").execute();
  await db.schema
    .createTable("dropped_file")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("remove_at", "bigint", (c) => c.notNull())
    .execute();
};
