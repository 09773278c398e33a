import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../../formats/pages.ts";
import { FIRST_LANGUAGE, type Language } from "../../../languages.ts";
import { foundBy } from "../../../search/search-index.server.ts";
import { countRows, writtenIn } from "../../../sql.server.ts";
import { type Actor, demand } from "../../../staff/rights.ts";
import { type DocumentStatus, statusOf } from "../../document-status.ts";
import type { DocumentType } from "../../document-types.ts";
import { saveDraftIn } from "../../drafts/save-draft.server.ts";
import { shapeNow } from "../../evolution/evolve.ts";
import { textOf } from "../../fields/kinds/kind.ts";
import { type Data, isData } from "../../fields/structure.ts";
import { lockDocument } from "../../find-document.server.ts";
import { demandType } from "../../kinds.ts";
import { storedDraft } from "../../stored/read-stored.ts";
import { searchFields } from "../../types/search-fields.ts";
import { pageTypes, type SearchTextsFilter } from "./search-texts.ts";

/** What a page tells search engines; "" where the site says it. */
export type SearchTexts = { title: string; description: string };

export type SearchTextsRow = SearchTexts & {
  id: string;
  type: DocumentType;
  name: string;
  path: string;
  status: DocumentStatus;
};

export type SearchTextsPage = {
  rows: SearchTextsRow[];
  total: number;
  pages: number;
  /** Of all, and of the filter that is asked: looking into every draft takes time. */
  counts: Partial<Record<SearchTextsFilter, number>>;
};

export const SEARCH_TEXTS_PER_PAGE = 30;

/** No type: pages of all kinds. No language: the first. */
export type SearchTextsQuery = {
  language?: Language;
  type: DocumentType | null;
  filter: SearchTextsFilter;
  search: string;
  page: number;
};

/** What the drafts of all pages tell search engines, by type and name, and how many there are. */
export const listSearchTexts = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { language = FIRST_LANGUAGE, type, filter, search, page }: SearchTextsQuery,
): Promise<SearchTextsPage> => {
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
    .limit(SEARCH_TEXTS_PER_PAGE)
    .offset((page - 1) * SEARCH_TEXTS_PER_PAGE)
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
        ...textsIn(data),
      };
    });
  return { rows, total, pages: pagesOf(total, SEARCH_TEXTS_PER_PAGE), counts };
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
const lacks = (database: Database, name: keyof SearchTexts) =>
  sql<boolean>`draft_revision in (select id from revision where coalesce(${writtenIn(database, "search", name)}, '') = '')`;

const textsIn = ({ search }: Data): SearchTexts => {
  const fields = isData(search) ? search : {};
  return { title: textOf(fields.title), description: textOf(fields.description) };
};

/** `base` are the texts that were shown before they were edited. */
export type SearchTextsEdit = { id: string; texts: SearchTexts; base: SearchTexts };

/** `stale`: somebody else wrote other texts meanwhile, `theirs`. `newer`: a newer release wrote the draft. Nothing was saved then. */
export type SaveSearchTextsOutcome =
  | { outcome: "saved"; texts: SearchTexts }
  | { outcome: "invalid"; errors: Partial<SearchTexts> }
  | { outcome: "stale"; theirs: SearchTexts }
  | { outcome: "newer" | "missing" };

/** Saves title and description for search engines as the newest draft; whatever else was changed in it stays. */
export const saveSearchTexts = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  edit: SearchTextsEdit,
) =>
  database.transaction().execute(async (transaction): Promise<SaveSearchTextsOutcome> => {
    const { id, base } = edit;
    const row = await lockDocument(transaction, actor, id);
    if (!row?.draft_revision || row.deleted_at !== null || !pageTypes.includes(row.type)) return { outcome: "missing" };
    demandType(actor, row.type);
    const stored = await transaction
      .selectFrom("revision")
      .select(["data", "shape"])
      .where("id", "=", row.draft_revision)
      .executeTakeFirstOrThrow();
    if (stored.shape > shapeNow()) return { outcome: "newer" };
    const data = storedDraft({ type: row.type, ...stored });
    const checked = searchFields().partial().safeParse(edit.texts);
    if (!checked.success) return { outcome: "invalid", errors: errorsIn(checked.error.issues) };
    const texts = { title: checked.data.title ?? "", description: checked.data.description ?? "" };
    const now = textsIn(data);
    if (same(now, texts)) return { outcome: "saved", texts };
    if (!same(now, base)) return { outcome: "stale", theirs: now };
    const search = { ...(isData(data.search) ? data.search : {}), ...texts };
    const draft = { document: id, baseRevision: row.draft_revision, data: { ...data, search } };
    const saved = await saveDraftIn(transaction, actor, draft, clock());
    return saved.outcome === "saved" ? { outcome: "saved", texts } : { outcome: "missing" };
  });

const errorsIn = (issues: { path: PropertyKey[]; message: string }[]): Partial<SearchTexts> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

const same = (a: SearchTexts, b: SearchTexts) => a.title === b.title && a.description === b.description;
