import type { CreateTableBuilder, Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createMedia(db);
  await createAlternativeTexts(db);
  await createTags(db);
  await createUses(db);
  await createReplacedPictures(db);
  await createCroppedPictures(db);
  await createDroppedFiles(db);
};

const createMedia = async (db: Kysely<unknown>): Promise<void> => {
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
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema.createIndex("media_created_at").on("media").columns(["created_at", "id"]).execute();
};

/** In other languages than the first. */
const createAlternativeTexts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("media_alt")
    .addColumn("media_id", "text", (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_alt_key", ["media_id", "language"])
    .execute();
};

const createTags = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("media_tag")
    .addColumn("media_id", "text", (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_tag_key", ["media_id", "slug"])
    .execute();
  await db.schema.createIndex("media_tag_slug").on("media_tag").columns(["slug", "media_id"]).execute();
};

const createUses = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("revision_picture")
    .addColumn("revision_id", "text", (c) => c.notNull())
    .addColumn("media_id", "text", (c) => c.notNull())
    .addColumn("document_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("revision_picture_key", ["revision_id", "media_id"])
    .execute();
  await db.schema.createIndex("revision_picture_media").on("revision_picture").column("media_id").execute();
};

/** A picture as it was before it was replaced or cropped. */
const fileOfPicture = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("frames", "integer", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull());

const createReplacedPictures = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("replaced_picture")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("media_id", "text", (c) => c.notNull())
    .addColumn("replaced_at", "bigint", (c) => c.notNull())
    .$call(fileOfPicture)
    .addColumn("alt", "text", (c) => c.notNull())
    .addColumn("focal_x", "integer", (c) => c.notNull())
    .addColumn("focal_y", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("replaced_picture_media").on("replaced_picture").column("media_id").execute();
};

/** The whole of each picture that is cropped, which the crop can be made from anew. */
const createCroppedPictures = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("cropped_picture")
    .addColumn("media_id", "text", (c) => c.primaryKey())
    .addColumn("made", "text", (c) => c.notNull())
    .addColumn("x", "integer", (c) => c.notNull())
    .addColumn("y", "integer", (c) => c.notNull())
    .$call(fileOfPicture)
    .execute();
};

const createDroppedFiles = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("dropped_file")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("remove_at", "bigint", (c) => c.notNull())
    .execute();
};
