import { isStatus } from "#domain/content/document-status.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { type DocumentSort, isSort } from "#domain/content/lists/document-sorts.ts";
import type { DocumentFilter } from "#domain/content/lists/list-documents.server.ts";
import { pageNumberIn } from "../../parts/pager.tsx";

/** What the address of a list asks for; what makes no sense is left out. */
export const filterIn = (params: URLSearchParams, type: DocumentType): DocumentFilter => {
  const status = params.get("status") ?? "";
  return {
    type,
    search: (params.get("q") ?? "").slice(0, 100),
    status: isStatus(status) ? status : null,
    sort: sortIn(params, type),
    page: pageNumberIn(params),
  };
};

/** Lists whose order visitors see come in that order unless asked otherwise. */
const sortIn = (params: URLSearchParams, type: DocumentType): DocumentSort => {
  const sort = params.get("sort") ?? "";
  if (isSort(sort) && (sort !== "order" || kinds[type].ordered)) return sort;
  return kinds[type].ordered ? "order" : "changed";
};
