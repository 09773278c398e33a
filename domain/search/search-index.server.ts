import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { allLanguages, FIRST_LANGUAGE, type Language } from "../languages.ts";
import { holdsWords, isPostgres } from "../sql.server.ts";
import { indexed, type Term, termsOf } from "./search-words.ts";

/** Whose words they are; each has one row, of a document one for its draft and one for what visitors see. */
export type Subject =
  | { document_id: string; version: "draft" | "live"; revision: string; shape: number; names: string }
  | { media_id: string }
  | { enquiry_id: string };

/** Keeps the words by which something is found, in the transaction that writes what it says, and the mark of its language, if any. They go with its row. */
export const keepWords = async (database: Database, subject: Subject, text: string, mark = ""): Promise<void> => {
  const words = [indexed(text), mark].filter(Boolean).join(" ");
  const changes = { ...subject, words };
  await database
    .insertInto("search_text")
    .values(changes)
    .onConflict((conflict) => conflict.columns(keyOf(subject)).doUpdateSet(changes))
    .execute();
};

const keyOf = (subject: Subject) => {
  if ("document_id" in subject) return ["document_id", "version"] as const;
  return "media_id" in subject ? (["media_id"] as const) : (["enquiry_id"] as const);
};

/**
 * The last word of a text in another language than the first: what is looked for in one language is not looked up
 * among all that the others say. The first has none, so that texts kept before there were others are in it.
 */
export const markOf = (language: Language): string => (language === FIRST_LANGUAGE ? "" : `xq${language}`);

type Kind = "document" | "media" | "enquiry";

/** A condition on the rows of a table: each word of a search stands in one of the columns, or all of them in the texts that are kept of it. */
export const foundBy = (database: Database, search: string, columns: string[], kind: Kind) => {
  const terms = termsOf(search);
  const holds = holdsWords(search, columns);
  if (terms.length === 0) return holds;
  return sql<boolean>`(${holds} or ${sql.ref(`${kind}.id`)} in (${idsHolding(database, terms, kind)}))`;
};

/** Of documents what the draft says and what visitors see. */
const idsHolding = (database: Database, terms: Term[], kind: Kind) => {
  const rows = database
    .selectFrom("search_text")
    .select(`search_text.${kind}_id`)
    .where(holdsTerms(database, terms, kind))
    // PostgreSQL does not conclude it from the `in`, and read the words of all pictures and enquiries too.
    .where(`search_text.${kind}_id`, "is not", null);
  return kind === "document" ? rows.where(isDraftOrLive) : rows;
};

/** No join: PostgreSQL merged one along the index of documents, and read the words of each to look for those asked for (11 ms, by their index 1.4). */
const isDraftOrLive = (e: ExpressionBuilder<Tables, "search_text">) => {
  const live = e
    .selectFrom("document as own")
    .select("own.id")
    .whereRef("own.id", "=", "search_text.document_id")
    .whereRef("own.published_revision", "=", "search_text.revision");
  return e.or([e("search_text.version", "=", "draft"), e.exists(live)]);
};

/** What visitors see in a language that says all of the terms, or one of them. SQLite looks at the newest only, drafts included; for PostgreSQL a limit stands outside, or it would read every row instead of the index. */
export const liveTexts = (
  database: Database,
  terms: Term[],
  { most, any, language }: { most: number; any: boolean; language: Language },
) =>
  database
    .selectFrom("search_text")
    .select(["search_text.document_id", "search_text.revision"])
    .where(holdsTerms(database, terms, "document", { any, most: 2 * most, language }))
    .where("search_text.version", "=", "live");

/**
 * Asks PostgreSQL by its indexes: it takes a row for as cheap to read as it is short, though its texts lie elsewhere, and
 * read all of 10,000 posts for a word that most say (275 ms, by the index 12). Not within another transaction.
 */
export const askIndex = <T>(database: Database, ask: (database: Database) => Promise<T>): Promise<T> => {
  if (!isPostgres(database)) return ask(database);
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return ask(transaction);
  });
};

type Bounds = { any?: boolean; most?: number; language?: Language };

const holdsTerms = (database: Database, terms: Term[], kind: Kind, { any = false, most, language }: Bounds = {}) => {
  if (isPostgres(database)) {
    const asked = `(${terms.map(onPostgres).join(any ? " | " : " & ")})${among(language, { and: " & ", not: " & !" })}`;
    return sql<boolean>`search_text.vector @@ to_tsquery('simple', ${asked})`;
  }
  const index = sql.table(kind === "enquiry" ? "search_fts_enquiry" : "search_fts");
  const asked = `(${terms.map(onSqlite).join(any ? " OR " : " ")})${among(language, { and: " AND ", not: " NOT " })}`;
  const newest = most === undefined ? sql`` : sql` order by rowid desc limit ${most}`;
  return sql<boolean>`search_text.id in (select rowid from ${index} where words match ${asked}${newest})`;
};

/** The end of a question to an index, by which it stays in a language. */
const among = (language: Language | undefined, { and, not }: { and: string; not: string }): string => {
  if (!language) return "";
  const others = allLanguages.map(markOf).filter(Boolean);
  return language === FIRST_LANGUAGE ? others.map((mark) => not + mark).join("") : and + markOf(language);
};

/** Words are letters and digits only: nothing in them means something to the database. */
const onPostgres = ({ words, whole }: Term) =>
  `(${words.map((word, at) => `'${word}'${at === words.length - 1 && !whole ? ":*" : ""}`).join(" <-> ")})`;

const onSqlite = ({ words, whole }: Term) => `"${words.join(" ")}"${whole ? "" : " *"}`;
