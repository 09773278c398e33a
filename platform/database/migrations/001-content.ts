import { type Kysely, PostgresAdapter, sql } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createDocuments(db);
  await createRevisions(db);
  await createPreviewLinks(db);
  await createPublishedLinks(db);
  await createPaths(db);
  await createSiteVersion(db);
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
    .addColumn("schedule_by", "text")
    .addColumn("schedule_fault", "text")
    .addColumn("schedule_tried_at", "bigint")
    .addColumn("publish_revision", "text")
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("document").columns(columns).execute();
  await index("document_type_position", ["type", "position"]);
  await index("document_type_updated_at", ["type", "updated_at"]);
  await index("document_publish_at", ["publish_at"]);
  await index("document_unpublish_at", ["unpublish_at"]);
  // What visitors see, without what they don't: posts in the order of the blog, addresses in that of the sitemap.
  await sql`
    create index document_live_shown_on on document (type, deleted_at, shown_on desc, id)
    where published_revision is not null`.execute(db);
  await sql`
    create index document_live_path on document (path, published_at)
    where path is not null and published_revision is not null and deleted_at is null`.execute(db);
};

const createRevisions = async (db: Kysely<unknown>): Promise<void> => {
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
  await db.schema
    .createIndex("revision_heads")
    .on("revision")
    .columns(["document_id", "number", "created_at", "author", "note", "id"])
    .execute();
};

const createPreviewLinks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("preview_link")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("preview_link_document").on("preview_link").column("document_id").execute();
};

const createPublishedLinks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("published_link")
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id"))
    .addColumn("href", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("published_link_key", ["document_id", "href"])
    .execute();
  await db.schema.createIndex("published_link_path").on("published_link").column("path").execute();
};

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
    .addColumn("dismissed_at", "bigint")
    .execute();
};

const createSiteVersion = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("site_version")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("version", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("live_count")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("posts", "integer", (c) => c.notNull())
    .addColumn("addresses", "integer", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create or replace function announce_site_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site_changed', new.version::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger site_version_announced after insert or update on site_version
    for each row execute function announce_site_version()`.execute(db);
};
