import type { ExpressionBuilder } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../../formats/pages.ts";
import { keysOf } from "../../../keys-of.ts";
import { allLanguages } from "../../../languages.ts";
import { foundBy } from "../../../search/search-index.server.ts";
import { countRows, isAmong } from "../../../sql.server.ts";
import { type Actor, demand, may } from "../../../staff/rights.ts";
import type { DocumentType } from "../../document-types.ts";
import { allTypes, kinds } from "../../kinds.ts";
import { type InOneLanguage, inLanguages, originalsAhead } from "./states.server.ts";
import { type TranslationFilter, translationFilters } from "./translation-state.ts";

/** An original with how it stands in each language; `isGone`: it is in the trash. */
export type TranslationsRow = {
  id: string;
  type: DocumentType;
  title: string;
  isGone: boolean;
  languages: InOneLanguage[];
};

export type TranslationsPage = {
  rows: TranslationsRow[];
  total: number;
  pages: number;
  counts: Record<TranslationFilter, number>;
  /** Those that the actor may translate. */
  types: DocumentType[];
};

/** No type: documents of all kinds that the actor may change. `search` finds words of the original. */
export type TranslationsQuery = { type: DocumentType | null; filter: TranslationFilter; search: string; page: number };

export const TRANSLATIONS_PER_PAGE = 25;

/** All documents by language, by type and in the order of lists, a page of them; those in the trash while a translation of them is not. */
export const listTranslations = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { type, filter, search, page }: TranslationsQuery,
): Promise<TranslationsPage> => {
  demand(actor, "content");
  const allowed = translatedTypes(actor);
  const types = allowed.filter((one) => type === null || one === type);
  const ahead = await originalsAhead(database);
  const found = () => originals(database, types).where(foundBy(database, search, ["title", "path"], "document"));
  const of = (one: TranslationFilter) => found().where(conditions(database, ahead)[one]);
  const names = keysOf(translationFilters);
  const counts = await Promise.all(names.map(async (name) => [name, await countRows(of(name))] as const));
  const wanted = inOrder(of(filter), types)
    .limit(TRANSLATIONS_PER_PAGE)
    .offset((page - 1) * TRANSLATIONS_PER_PAGE);
  const number = Object.fromEntries(counts) as TranslationsPage["counts"];
  return {
    rows: await rowsOf(database, wanted),
    total: number[filter],
    pages: pagesOf(number[filter], TRANSLATIONS_PER_PAGE),
    counts: number,
    types: allowed,
  };
};

/** How many originals have a translation that is behind, those of them that were published last, and how many of those that visitors see are not in every language. */
export type TranslationsDue = { behind: number; missing: number; first: TranslationsRow[] };

const FIRST = 3;

export const translationsDue = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
): Promise<TranslationsDue> => {
  demand(actor, "content");
  const types = translatedTypes(actor);
  const all = originals(database, types);
  const ahead = await originalsAhead(database);
  const behind = all.where(conditions(database, ahead).behind);
  return {
    behind: await countRows(behind),
    first: await rowsOf(database, lastFirst(behind).limit(FIRST)),
    missing: await countRows(
      all.where(conditions(database, ahead).missing).where("published_revision", "is not", null),
    ),
  };
};

const translatedTypes = (actor: Actor): DocumentType[] => allTypes.filter((type) => may(actor, kinds[type].right));

const originals = (database: Database, types: DocumentType[]) =>
  database
    .selectFrom("document")
    .where("type", "in", types)
    .where("translation_of", "is", null)
    .where((e) => e.or([e("deleted_at", "is", null), e(countOfKept(e), ">", 0)]));

type Originals = ReturnType<typeof originals>;

const inOrder = (query: Originals, types: DocumentType[]) =>
  query
    .selectAll()
    .orderBy((e) =>
      types
        .reduce((order, one, at) => order.when("type", "=", one).then(at), e.case().when("type", "=", "").then(-1))
        .end(),
    )
    .orderBy("position")
    .orderBy("id");

const lastFirst = (query: Originals) =>
  query
    .selectAll()
    .orderBy((e) => e.fn.coalesce("published_at", e.lit(0)), "desc")
    .orderBy("id");

const rowsOf = async (database: Database, query: ReturnType<typeof lastFirst>): Promise<TranslationsRow[]> => {
  const rows = await query.execute();
  const languages = await inLanguages(database, rows);
  return rows.map(({ id, type, title, deleted_at }) => ({
    id,
    type: type as DocumentType,
    title,
    isGone: deleted_at !== null,
    languages: languages.get(id) ?? [],
  }));
};

type Builder = ExpressionBuilder<Tables, "document">;

/** How many translations of a document are not in the trash. */
const countOfKept = (e: Builder) =>
  e
    .selectFrom("document as own")
    .select((own) => own.fn.countAll<number>().as("count"))
    .whereRef("own.translation_of", "=", "document.id")
    .where("own.deleted_at", "is", null);

const conditions = (database: Database, ahead: string[]) => {
  const isAhead = isAmong("document.id", database, ahead);
  const isGone = (e: Builder) => e("document.deleted_at", "is not", null);
  const isMissing = (e: Builder) => e.and([e.not(isGone(e)), e(countOfKept(e), "<", allLanguages.length - 1)]);
  return {
    all: (e: Builder) => e.lit(true),
    behind: () => isAhead,
    missing: isMissing,
    done: (e: Builder) => e.not(e.or([isAhead, isMissing(e), isGone(e)])),
    alone: isGone,
  };
};
