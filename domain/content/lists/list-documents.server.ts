import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../formats/pages.ts";
import { keysOf } from "../../keys-of.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import type { Excerpt } from "../../search/excerpt.ts";
import { foundBy } from "../../search/search-index.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { type DocumentStatus, statuses, statusOf } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import { textOf } from "../fields/json.ts";
import type { Data } from "../fields/structure.ts";
import { demandType, kinds } from "../kinds.ts";
import { isSample } from "../samples/is-sample.server.ts";
import { isOverdue } from "../schedule/overdue.ts";
import { storedData } from "../stored/read-stored.ts";
import { excerptsOf } from "../texts/excerpts.server.ts";
import { besideEach, type InOneLanguage } from "../translation/states/states.server.ts";
import { type About, aboutEach } from "./about-each.server.ts";
import type { DocumentSort } from "./document-sorts.ts";
import { hasTag, notInTrash, sitePosition, statusConditions } from "./finding/status-conditions.server.ts";

/** What is looked for. No status: everything but the trash. `search` finds words in title, address and all texts. */
export type DocumentFilter = {
  type: DocumentType;
  /** None: the first. */
  language?: Language;
  search: string;
  status: DocumentStatus | null;
  /** The slug of a tag that drafts have. */
  tag?: string;
  /** Samples of the installation alone. */
  samples?: boolean;
  sort: DocumentSort;
  page: number;
};

/** A line of a list. Times are milliseconds since 1970. `late`: what was scheduled is more than a minute overdue. */
export type DocumentEntry = About & {
  id: string;
  title: string;
  aside: string;
  /** What was looked for in its sentence, where title and address don't say it. */
  excerpt: Excerpt | null;
  path: string | null;
  status: DocumentStatus;
  live: boolean;
  changedAt: number;
  changedBy: string | null;
  publishedAt: number | null;
  publishAt: number | null;
  unpublishAt: number | null;
  late: boolean;
  fault: string | null;
  /** How it stands in the other languages of the site; of a translation, how it stands to its original. */
  languages: InOneLanguage[];
  /** It is as the installation came with it, and nobody has said that it is true. */
  sample: boolean;
};

export type DocumentList = {
  entries: DocumentEntry[];
  total: number;
  pages: number;
  perPage: number;
  counts: Record<DocumentStatus | "all" | "samples", number>;
};

const PER_PAGE = 25;
const PER_ORDERED_PAGE = 200;

/** Documents of one type, a page of them, and how many of each status the words find. Reads the contents of that page only. */
export const listDocuments = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  filter: DocumentFilter,
): Promise<DocumentList> => {
  demandType(actor, filter.type);
  const perPage = filter.sort === "order" && kinds[filter.type].ordered ? PER_ORDERED_PAGE : PER_PAGE;
  const [entries, counts] = await Promise.all([
    entriesOf(database, filter, perPage, clock()),
    countStatuses(database, filter),
  ]);
  const total = counts[filter.samples ? "samples" : (filter.status ?? "all")];
  return { entries, total, pages: pagesOf(total, perPage), perPage, counts };
};

const found = (database: Database, filter: DocumentFilter) =>
  database
    .selectFrom("document")
    .where("type", "=", filter.type)
    .where("language", "=", filter.language ?? FIRST_LANGUAGE)
    .where((e) => (filter.status ? statusConditions[filter.status](e) : e("deleted_at", "is", null)))
    .where(foundBy(database, filter.search, ["title", "path"], "document"))
    .$if(!!filter.tag, (q) => q.where(hasTag(filter.tag)))
    .$if(!!filter.samples, (q) => q.where(isSample));

const countStatuses = async (
  database: Database,
  { type, language = FIRST_LANGUAGE, search, tag }: DocumentFilter,
): Promise<DocumentList["counts"]> => {
  const names = keysOf(statuses);
  const row = await database
    .selectFrom("document")
    .select((e) => [
      e.fn.countAll().filterWhere(notInTrash(e)).as("all"),
      e.fn
        .countAll()
        .filterWhere(e.and([notInTrash(e), isSample(e)]))
        .as("samples"),
      ...names.map((name) => e.fn.countAll().filterWhere(statusConditions[name](e)).as(name)),
    ])
    .where("type", "=", type)
    .where("language", "=", language)
    .where(foundBy(database, search, ["title", "path"], "document"))
    .$if(!!tag, (q) => q.where(hasTag(tag)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as DocumentList["counts"];
};

const entriesOf = async (database: Database, filter: DocumentFilter, perPage: number, now: number) => {
  const page = found(database, filter)
    .select("document.id")
    .$if(filter.sort === "order", (q) => q.orderBy(sitePosition))
    .$if(filter.sort === "changed", (q) => q.orderBy("updated_at", "desc"))
    .$if(filter.sort === "published", (q) => q.orderBy((e) => e.fn.coalesce("published_at", e.lit(0)), "desc"))
    .$if(filter.sort === "title", (q) => q.orderBy((e) => e.fn("lower", ["title"])))
    .orderBy("document.id")
    .limit(perPage)
    .offset((filter.page - 1) * perPage);
  const ids = (await page.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("document")
    .leftJoin("revision", "revision.id", "document.draft_revision")
    .leftJoin("staff", "staff.id", "revision.author")
    .selectAll("document")
    .select(["revision.data", "revision.shape", "revision.created_at as changed_at", "staff.name as changed_by"])
    .select((e) => isSample(e).as("sample"))
    .where("document.id", "in", ids)
    .execute();
  const excerpts = await excerptsOf(database, rows, filter.search);
  const inEach = await besideEach(database, rows);
  const read = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({ row, data: storedData({ type: row.type, data: row.data ?? "", shape: row.shape ?? 0 }) }));
  const about = await aboutEach(
    database,
    read.map(({ data }) => data),
  );
  return read.map(({ row, data }, at) => ({
    ...toEntry(row, data, now),
    ...(about[at] ?? { about: "", picture: null }),
    excerpt: excerpts.get(row.id) ?? null,
    languages: inEach.get(row.id) ?? [],
  }));
};

type Row = Selectable<Tables["document"]> & {
  data: string | null;
  shape: number | null;
  changed_at: number | null;
  changed_by: string | null;
  sample: unknown;
};

const toEntry = (row: Row, data: Data, now: number): Omit<DocumentEntry, keyof About | "excerpt" | "languages"> => {
  const due = Math.min(row.publish_at ?? Infinity, row.unpublish_at ?? Infinity);
  return {
    id: row.id,
    title: row.title,
    aside: asideOf(row.path, data),
    path: row.path,
    status: statusOf(row),
    live: row.published_revision !== null && row.deleted_at === null,
    changedAt: row.changed_at ?? row.updated_at,
    changedBy: row.changed_by,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    late: row.deleted_at === null && isOverdue(due, now),
    fault: row.schedule_fault,
    sample: Boolean(row.sample),
  };
};

/** What stands under a title in a list: the address, or what else tells a document apart. `data` may be unfinished. */
export const asideOf = (path: string | null, data: object): string => {
  const fields = data as Data;
  return path ?? (textOf(fields.path) || textOf(fields.role) || textOf(fields.position));
};
