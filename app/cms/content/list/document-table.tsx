import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import type { DocumentEntry } from "#domain/content/lists/document-entries.server.ts";
import type { DocumentSort } from "#domain/content/lists/document-sorts.ts";
import type { DocumentFilter } from "#domain/content/lists/list-documents.server.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import type { Selection } from "../../parts/list/rows/selection.ts";
import { useFilterLink } from "../../parts/list/use-filter-link.ts";
import { DocumentRow } from "./document-row.tsx";

export type TableProps = {
  entries: DocumentEntry[];
  type: DocumentType;
  filter: DocumentFilter;
  now: number;
  here: string;
  selection: Selection;
};

export const DocumentTable = ({ entries, ...props }: TableProps) => (
  <table className="table">
    <TableHead {...props} />
    <tbody>
      {entries.map((entry) => (
        <DocumentRow key={entry.id} entry={entry} {...props} />
      ))}
    </tbody>
  </table>
);

type HeadProps = Omit<TableProps, "entries"> & { grips?: boolean };

export const TableHead = ({ type, filter, selection, grips }: HeadProps) => (
  <>
    <caption className="visually-hidden">
      {kinds[type].all}
      {grips && ", in the order in which visitors see them. Use the Move buttons to change it."}
    </caption>
    <thead>
      <tr>
        {grips && (
          <th scope="col" className="c-grip">
            <span className="visually-hidden">Move</span>
          </th>
        )}
        <th scope="col" className="c-tick">
          <input
            className={selection.ids.size > 0 && !selection.all ? "tick is-some" : "tick"}
            type="checkbox"
            aria-label="Select all on this page"
            checked={selection.all}
            onChange={selection.toggleAll}
          />
        </th>
        <SortColumn name="Title" sort="title" now={filter.sort} look="c-title" />
        <th scope="col" className="c-status">
          Status
        </th>
        <th scope="col" className="c-who">
          Changed by
        </th>
        <SortColumn name="Changed" sort="changed" now={filter.sort} look="c-date c-date-changed" />
        <SortColumn name="Published" sort="published" now={filter.sort} look="c-date c-date-published" />
        <th scope="col" className="c-more">
          <span className="visually-hidden">More</span>
        </th>
      </tr>
    </thead>
  </>
);

type ColumnProps = { name: string; sort: DocumentSort; now: DocumentSort; look: string };

const SortColumn = ({ name, sort, now, look }: ColumnProps) => {
  const linkTo = useFilterLink("");
  const direction = sort === "title" ? "ascending" : "descending";
  return (
    <th scope="col" className={look} aria-sort={now === sort ? direction : undefined}>
      <Link className="sortby" to={linkTo({ sort })}>
        {name}
        <Icon name={now === sort ? "down" : "sort"} />
      </Link>
    </th>
  );
};
