import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../formats/pages.ts";
import { isData, textOf } from "../../json.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { foundBy } from "../../search/search-index.server.ts";
import { countRows, writtenIn } from "../../sql.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { storedDraft } from "../stored/read-stored.ts";
import { pageTypes, type TitlesFilter } from "./titles-filter.ts";

/** What a page tells search engines; "" where the site says it. */
export type PageTitles = { title: string; description: string };

export type TitlesRow = PageTitles & {
  id: string;
  type: DocumentType;
  name: string;
  path: string;
  status: DocumentStatus;
};

export type TitlesPage = {
  rows: TitlesRow[];
  total: number;
  pages: number;
  /** Of all, and of the filter that is asked: looking into every draft takes time. */
  counts: Partial<Record<TitlesFilter, number>>;
};

export const TITLES_PER_PAGE = 30;

/** No type: pages of all kinds. No language: the first. */
export type TitlesQuery = {
  language?: Language;
  type: DocumentType | null;
  filter: TitlesFilter;
  search: string;
  page: number;
};

/** What the drafts of all pages tell search engines, by type and name, and how many there are. */
export const listTitles = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { language = FIRST_LANGUAGE, type, filter, search, page }: TitlesQuery,
): Promise<TitlesPage> => {
  demand(actor, "content");
  const all = database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .where("document.type", "in", type ? [type] : pageTypes)
    .where("document.language", "=", language)
    .where("deleted_at", "is", null)
    .where(foundBy(database, search, ["title", "path"], "document"));
  const listed = await all
    .$if(filter === "no-title", (q) => q.where(lacks(database, "title")))
    .$if(filter === "no-description", (q) => q.where(lacks(database, "description")))
    .select((e) => ["document.id", e.fn.countAll().over().as("found")])
    .orderBy("document.type")
    .orderBy((e) => e.fn("lower", ["title"]))
    .orderBy("document.id")
    .limit(TITLES_PER_PAGE)
    .offset((page - 1) * TITLES_PER_PAGE)
    .execute();
  const found = Number(listed[0]?.found ?? 0);
  // Looking for words is most of the work: it is done once where the page tells how many there are.
  const every = filter === "all" && found > 0 ? found : await countRows(all);
  const total = filter === "all" ? every : found;
  const counts = { all: every, [filter]: total };
  const ids = listed.map(({ id }) => id);
  const read = ids.length === 0 ? [] : await readRows(database, ids);
  const rows = read
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => {
      const data = storedDraft(row);
      const path = row.path ?? textOf(data.path);
      return {
        id: row.id,
        type: row.type as DocumentType,
        name: row.title,
        path,
        status: statusOf(row),
        ...titlesIn(data),
      };
    });
  return { rows, total, pages: pagesOf(total, TITLES_PER_PAGE), counts };
};

const readRows = (database: Database, ids: string[]) =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .selectAll("document")
    .select(["revision.data", "revision.shape"])
    .where("document.id", "in", ids)
    .execute();

/** A condition: the draft, as it was written, says nothing there. */
const lacks = (database: Database, name: keyof PageTitles) =>
  sql<boolean>`draft_revision in (select id from revision where coalesce(${writtenIn(database, "search", name)}, '') = '')`;

/** What a document, as it is stored, tells search engines. */
export const titlesIn = ({ search }: Data): PageTitles => {
  const fields = isData(search) ? search : {};
  return { title: textOf(fields.title), description: textOf(fields.description) };
};
