import type { Kysely } from "kysely";

/** Tags of pictures and files, and the whole of each picture that is cropped, which the crop can be made from anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("media_tag")
    .addColumn("media_id", "text", (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_tag_key", ["media_id", "slug"])
    .execute();
  await db.schema.createIndex("media_tag_slug").on("media_tag").columns(["slug", "media_id"]).execute();
  await db.schema
    .createTable("cropped_picture")
    .addColumn("media_id", "text", (c) => c.primaryKey())
    .addColumn("made", "text", (c) => c.notNull())
    .addColumn("x", "integer", (c) => c.notNull())
    .addColumn("y", "integer", (c) => c.notNull())
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("frames", "integer", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull())
    .execute();
};
