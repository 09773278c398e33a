import type { Kysely } from "kysely";

/** Documents, their revisions, pictures, redirects and what is counted about them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createDocuments(db);
  await createMedia(db);
  await createPaths(db);
  await db.schema
    .createTable("activity")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text")
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("document_id", "text")
    .addColumn("detail", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("activity_at").on("activity").column("at").execute();
  await db.schema
    .createTable("site_version")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("version", "bigint", (c) => c.notNull())
    .execute();
};

const createDocuments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("document")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.unique())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("draft_revision", "text")
    .addColumn("published_revision", "text")
    .addColumn("published_at", "bigint")
    .addColumn("shown_on", "text")
    .addColumn("publish_at", "bigint")
    .addColumn("unpublish_at", "bigint")
    .addColumn("deleted_at", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("document_type_position").on("document").columns(["type", "position"]).execute();
  await db.schema.createIndex("document_type_shown_on").on("document").columns(["type", "shown_on"]).execute();
  await db.schema
    .createTable("revision")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .addColumn("author", "text")
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("revision_number", ["document_id", "number"])
    .execute();
};

const createMedia = (db: Kysely<unknown>): Promise<void> =>
  db.schema
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
    .execute();

const createPaths = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("redirect")
    .addColumn("from_path", "text", (c) => c.primaryKey())
    .addColumn("to_path", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("created_by", "text")
    .execute();
  await db.schema
    .createTable("missing_path")
    .addColumn("path", "text", (c) => c.primaryKey())
    .addColumn("hits", "integer", (c) => c.notNull())
    .addColumn("first_seen", "bigint", (c) => c.notNull())
    .addColumn("last_seen", "bigint", (c) => c.notNull())
    .execute();
};
