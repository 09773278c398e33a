import { type Kysely, PostgresAdapter, sql } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createDocuments(db);
  await createRevisions(db);
  await createPreviewLinks(db);
  await createPublishedLinks(db);
  await createTags(db);
  await createConfirmations(db);
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
    .addColumn("live_changed_at", "bigint")
    .addColumn("publish_places", "text")
    .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
    .addColumn("translation_of", "text")
    .addColumn("made_from", "text")
    .addColumn("in_step", "text")
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
  await sql`
    create unique index document_translation on document (translation_of, language)
    where translation_of is not null`.execute(db);
  await sql`
    create index document_live_language on document (type, language, deleted_at, shown_on desc, id)
    where published_revision is not null`.execute(db);
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
    .addColumn("shape", "integer", (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint("revision_number", ["document_id", "number"])
    .execute();
  await db.schema
    .createIndex("revision_heads")
    .on("revision")
    .columns(["document_id", "number", "created_at", "author", "note", "id"])
    .execute();
  await indexWhatIsWritten(db);
};

/**
 * Drafts are searched by values inside their JSON: the address, and a missing title or description for search engines.
 * Without these indexes a thousand drafts took half a second. Data that is not JSON counts as empty.
 */
const indexWhatIsWritten = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (isPostgres) await addReader(db);
  const text = (...path: string[]) =>
    isPostgres
      ? `written_in(data, '{${path.join(",")}}')`
      : `case when json_valid(data) then json_extract(data, '$.${path.join(".")}') end`;
  await sql
    .raw(`create index revision_path on revision ((${text("path")})${isPostgres ? ' collate "C"' : ""})`)
    .execute(db);
  for (const name of ["title", "description"])
    await sql
      .raw(
        `create index revision_without_search_${name} on revision (id) where coalesce(${text("search", name)}, '') = ''`,
      )
      .execute(db);
};

const addReader = (db: Kysely<unknown>) =>
  sql`
    create or replace function written_in(data text, path text[]) returns text language plpgsql immutable as $$
    begin
      return data::json #>> path;
    exception when others then
      return null;
    end $$`.execute(db);

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

/** The tags of a document's draft and of what is live, to find documents by; made from their revisions. */
const createTags = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("document_tag")
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("document_tag_key", ["document_id", "version", "slug"])
    .execute();
  await db.schema
    .createIndex("document_tag_slug")
    .on("document_tag")
    .columns(["version", "slug", "document_id"])
    .execute();
};

/** Documents of the first content of which somebody said that they are true. */
const createConfirmations = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("confirmed_document")
    .addColumn("document_id", "text", (c) => c.primaryKey().references("document.id").onDelete("cascade"))
    .addColumn("confirmed_by", "text")
    .addColumn("confirmed_at", "bigint", (c) => c.notNull())
    .execute();
};
