import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { pagesOf } from "../../formats/pages.ts";
import { keysOf } from "../../keys-of.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { foundBy } from "../../search/search-index.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { type DocumentStatus, statuses } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import { demandType, kinds } from "../kinds.ts";
import { isSample } from "../samples/is-sample.server.ts";
import { type DocumentEntry, entriesOf } from "./document-entries.server.ts";
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
    idsOnPage(database, filter, perPage).then((ids) => entriesOf(database, { ids, search: filter.search }, clock())),
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

/** The ids of a page of them, in the order asked for. */
const idsOnPage = async (database: Database, filter: DocumentFilter, perPage: number): Promise<string[]> => {
  const rows = await found(database, filter)
    .select("document.id")
    .$if(filter.sort === "order", (q) => q.orderBy(sitePosition))
    .$if(filter.sort === "changed", (q) => q.orderBy("updated_at", "desc"))
    .$if(filter.sort === "published", (q) => q.orderBy((e) => e.fn.coalesce("published_at", e.lit(0)), "desc"))
    .$if(filter.sort === "title", (q) => q.orderBy((e) => e.fn("lower", ["title"])))
    .orderBy("document.id")
    .limit(perPage)
    .offset((filter.page - 1) * perPage)
    .execute();
  return rows.map(({ id }) => id);
};
