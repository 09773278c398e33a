import { data } from "react-router";
import { allTypes, kinds } from "#domain/content/kinds.ts";
import { listDocuments } from "#domain/content/lists/list-documents.server.ts";
import { PageHead } from "../../parts/page-head.tsx";
import { Pager } from "../../parts/pager.tsx";
import { asStaff } from "../../staff-request.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { useSelection } from "../bulk/use-selection.ts";
import { NewButton } from "../new-button.tsx";
import type { Route } from "./+types/list";
import { DocumentTable } from "./document-table.tsx";
import { EmptyList } from "./empty-list.tsx";
import { filterIn } from "./filter-in.ts";
import { ListTools } from "./list-tools.tsx";
import { OrderedTable } from "./ordered-table.tsx";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const { pathname, searchParams, search } = url;
    const type = allTypes.find((one) => kinds[one].listPath === pathname);
    if (!type) throw data(null, { status: 404, statusText: "Not Found" });
    const filter = filterIn(searchParams, type);
    const found = await listDocuments(platform, member, filter);
    return { ...found, filter, type, page: filter.page, now: platform.clock(), here: pathname + search };
  });

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? kinds[loaderData.type].all : "" }];

/** All documents of one type. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { entries, counts, filter, type, now, here, total, pages } = loaderData;
  const selection = useSelection(entries, now);
  const isWhole = filter.search === "" && filter.status === null && filter.sort === "order" && total === entries.length;
  const canOrder = kinds[type].ordered && isWhole && total > 1;
  const Table = canOrder ? OrderedTable : DocumentTable;
  return (
    <main className="main" id="main" key={type}>
      <PageHead title={kinds[type].all} sub={kinds[type].ordered ? "Visitors see them in this order." : undefined}>
        <NewButton type={type} />
      </PageHead>
      <ListTools type={type} filter={filter} counts={counts} />
      {total === 0 ? (
        <EmptyList type={type} filter={filter} />
      ) : (
        <section className="panel" aria-label={kinds[type].all}>
          <Table entries={entries} type={type} filter={filter} now={now} here={here} selection={selection} />
          {pages > 1 && <Pager {...loaderData} />}
        </section>
      )}
      <BulkBar selection={selection} here={here} inTrash={filter.status === "trash"} now={now} />
    </main>
  );
}
