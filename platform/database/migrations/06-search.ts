import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Words by which things are found. They are made from other rows, and go with them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("search_text")
    .addColumn("id", "integer", (c) => (isPostgres ? c.generatedAlwaysAsIdentity().primaryKey() : c.primaryKey()))
    .addColumn("document_id", "text", (c) => c.references("document.id").onDelete("cascade"))
    .addColumn("version", "text")
    .addColumn("revision", "text")
    .addColumn("shape", "integer")
    .addColumn("media_id", "text", (c) => c.references("media.id").onDelete("cascade"))
    .addColumn("enquiry_id", "text", (c) => c.references("enquiry.id").onDelete("cascade"))
    .addColumn("words", "text", (c) => c.notNull())
    .execute();
  const unique = (name: string, columns: string[]) =>
    db.schema.createIndex(name).unique().on("search_text").columns(columns).execute();
  await unique("search_text_document", ["document_id", "version"]);
  await unique("search_text_media", ["media_id"]);
  await unique("search_text_enquiry", ["enquiry_id"]);
  await (isPostgres ? indexOnPostgres(db) : indexOnSqlite(db));
};

const indexOnPostgres = async (db: Kysely<unknown>) => {
  await sql`
    alter table search_text add column vector tsvector
    generated always as (to_tsvector('simple'::regconfig, words)) stored`.execute(db);
  // New texts go into the index at once: in its list of those to be sorted in later they made it slower than reading every text.
  await sql`create index search_text_vector on search_text using gin (vector) with (fastupdate = off)`.execute(db);
};

/** Two indexes on one table, by what a row is of. `secure-delete` takes the words of an erased enquiry out at once; for drafts, which change all day, it costs eighty times as much as marking them as gone. */
const indexOnSqlite = async (db: Kysely<unknown>) => {
  await indexOf(db, "search_fts", (row) => `${row}.enquiry_id is null`);
  await indexOf(db, "search_fts_enquiry", (row) => `${row}.enquiry_id is not null`);
  await sql`insert into search_fts_enquiry (search_fts_enquiry, rank) values ('secure-delete', 1)`.execute(db);
};

const indexOf = async (db: Kysely<unknown>, name: string, isOf: (row: "old" | "new") => string) => {
  const take = `insert into ${name} (${name}, rowid, words) values ('delete', old.id, old.words)`;
  const put = `insert into ${name} (rowid, words) values (new.id, new.words)`;
  for (const statement of [
    `create virtual table ${name} using fts5(
      words, content='search_text', content_rowid='id', columnsize=0, tokenize='unicode61 remove_diacritics 0'
    )`,
    `create trigger ${name}_added after insert on search_text when ${isOf("new")} begin ${put}; end`,
    `create trigger ${name}_gone after delete on search_text when ${isOf("old")} begin ${take}; end`,
    `create trigger ${name}_changed after update of words on search_text when ${isOf("old")} begin ${take}; ${put}; end`,
  ])
    await sql.raw(statement).execute(db);
};
