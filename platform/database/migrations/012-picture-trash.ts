import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("media").addColumn("deleted_at", "bigint").execute();
  await db.schema
    .createTable("replaced_picture")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("media_id", "text", (c) => c.notNull())
    .addColumn("replaced_at", "bigint", (c) => c.notNull())
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("frames", "integer", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addColumn("focal_x", "integer", (c) => c.notNull())
    .addColumn("focal_y", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("replaced_picture_media").on("replaced_picture").column("media_id").execute();
};
