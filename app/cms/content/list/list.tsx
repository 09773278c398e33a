import { isStatus, statusMeanings } from "#domain/content/document-status.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { hasTags } from "#domain/content/form/document-form.ts";
import { allTypes, kinds } from "#domain/content/kinds.ts";
import { type DocumentSort, isSort } from "#domain/content/lists/document-sorts.ts";
import { knownTags } from "#domain/content/lists/known-tags.server.ts";
import { type DocumentFilter, listDocuments } from "#domain/content/lists/list-documents.server.ts";
import { pageTypes } from "#domain/content/titles/titles-filter.ts";
import { FIRST_LANGUAGE, knownLanguage } from "#domain/languages.ts";
import { LinkButton } from "../../parts/button.tsx";
import { Pager } from "../../parts/list/pager.tsx";
import { searchIn, tagIn } from "../../parts/list/query-in.ts";
import { readPage } from "../../parts/list/read-page.ts";
import { useSelection } from "../../parts/list/rows/selection.ts";
import { Blank } from "../../parts/panel.tsx";
import { Screen } from "../../parts/screen.tsx";
import { forStaff, found } from "../../staff-request.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { NewButton } from "../new-content.tsx";
import { NewPageDialog } from "../new-page.tsx";
import { SAMPLE_MEANS } from "../sample-mark.tsx";
import type { Route } from "./+types/list";
import { DocumentTable } from "./document-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { OrderedTable } from "./ordered-table.tsx";

export const loader = forStaff(async (platform, member, { url }: Route.LoaderArgs) => {
  const { pathname, searchParams, search } = url;
  const type = found(allTypes.find((one) => kinds[one].listPath === pathname));
  const filter = filterIn(searchParams, type);
  const result = await readPage(searchParams, (page) => listDocuments(platform, member, { ...filter, page }));
  const tags = hasTags(type) ? await knownTags(platform.database, member, filter.language) : [];
  return {
    ...result,
    tags,
    filter: { ...filter, page: result.page },
    type,
    now: platform.clock(),
    here: pathname + search,
  };
});

export default function List({ loaderData }: Route.ComponentProps) {
  const { entries, counts, filter, type, now, here, total, pages, tags } = loaderData;
  const { language = FIRST_LANGUAGE } = filter;
  const selection = useSelection(entries, now);
  const isComplete =
    filter.search === "" &&
    language === FIRST_LANGUAGE &&
    filter.status === null &&
    !filter.samples &&
    filter.sort === "order" &&
    total === entries.length;
  const canOrder = kinds[type].ordered && isComplete && total > 1;
  const Table = canOrder ? OrderedTable : DocumentTable;
  return (
    <Screen
      key={type}
      title={kinds[type].all}
      sub={kinds[type].ordered ? "Visitors see them in this order. A new order is live at once." : undefined}
      act={
        pageTypes.includes(type) ? (
          <div className="form-do">
            <LinkButton name="Titles & descriptions" icon="pencil" to={`/cms/titles?type=${type}`} />
            <NewButton type={type} language={language} />
          </div>
        ) : (
          <NewButton type={type} language={language} />
        )
      }
    >
      <ListTools type={type} filter={filter} counts={counts} found={total} tags={tags} />
      {filter.status && <p className="mute small status-meaning">{statusMeanings[filter.status]}</p>}
      {filter.samples && <p className="mute small status-meaning">{SAMPLE_MEANS}</p>}
      {entries.length === 0 ? (
        <EmptyList type={type} filter={filter} />
      ) : (
        <section className="panel" aria-label={kinds[type].all}>
          <Table entries={entries} type={type} filter={filter} now={now} here={here} selection={selection} />
          {pages > 1 && <Pager {...loaderData} />}
        </section>
      )}
      {type === "page" && <NewPageDialog language={language} />}
      <BulkBar selection={selection} here={here} inTrash={filter.status === "trash"} now={now} />
    </Screen>
  );
}

const EmptyList = ({ type, filter }: { type: DocumentType; filter: DocumentFilter }) => {
  const { one } = kinds[type];
  if (filter.status === "trash" && !filter.search)
    return (
      <Blank
        className="panel blank"
        title="The trash is empty"
        text="What you move to the trash waits here and can be taken back."
      />
    );
  if (filter.search || filter.status || filter.tag || filter.samples)
    return (
      <Blank className="panel blank" title="Nothing matches" text="Try other words or another status.">
        <LinkButton name={`Show all ${one}s`} to={kinds[type].listPath} />
      </Blank>
    );
  return (
    <Blank className="panel blank" title={`No ${one} yet`} text="Start one: it is a draft until you publish it.">
      <NewButton type={type} language={filter.language ?? FIRST_LANGUAGE} quiet />
    </Blank>
  );
};

const filterIn = (params: URLSearchParams, type: DocumentType): Omit<DocumentFilter, "page"> => {
  const status = params.get("status") ?? "";
  return {
    type,
    language: knownLanguage(params.get("language")),
    search: searchIn(params),
    status: isStatus(status) ? status : null,
    samples: params.has("samples"),
    tag: tagIn(params),
    sort: sortIn(params, type),
  };
};

const sortIn = (params: URLSearchParams, type: DocumentType): DocumentSort => {
  const sort = params.get("sort") ?? "";
  if (isSort(sort) && (sort !== "order" || kinds[type].ordered)) return sort;
  return kinds[type].ordered ? "order" : "changed";
};
