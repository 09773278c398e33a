import { type Kysely, sql } from "kysely";

/**
 * Documents in several languages: which one each is in, what it is a translation of, and the revision of that one which it
 * says as well. The alternative texts of pictures in other languages, and the language in which an enquiry was sent.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const english = (table: string) =>
    db.schema
      .alterTable(table)
      .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
      .execute();
  await english("document");
  await english("enquiry");
  await db.schema.alterTable("document").addColumn("translation_of", "text").execute();
  await db.schema.alterTable("document").addColumn("made_from", "text").execute();
  await sql`
    create unique index document_translation on document (translation_of, language)
    where translation_of is not null`.execute(db);
  await sql`
    create index document_live_language on document (type, language, deleted_at, shown_on desc, id)
    where published_revision is not null`.execute(db);
  await db.schema
    .createTable("media_alt")
    .addColumn("media_id", "text", (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_alt_key", ["media_id", "language"])
    .execute();
};
