import { createContext, useContext } from "react";
import { fillNames } from "#domain/content/names.ts";
import { SearchResult } from "./search-result.tsx";
import { useDerived } from "./state/form-store.ts";

/** What search engines are told where a document says nothing itself. */
export type SearchDefaults = {
  company: string;
  host: string;
  siteTitle: string;
  description: string;
  /** The values of `{name}` in texts. */
  names: Record<string, string>;
};

/** Null where a form has no search result to show. */
export const SearchDefaultsContext = createContext<SearchDefaults | null>(null);

const asText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What search engines will make of this document while it is written; what it does not say comes from the SEO settings. */
export const SearchPreview = () => {
  const defaults = useContext(SearchDefaultsContext);
  const [title, path] = [useDerived(["title"], asText), useDerived(["path"], asText)];
  const [own, description] = [useDerived(["search", "title"], asText), useDerived(["search", "description"], asText)];
  if (!defaults) return null;
  const { company, host, siteTitle, names, ...site } = defaults;
  const shown = fillNames(
    {
      title: own || (path === "/" ? siteTitle : `${title || "Untitled"} | ${company}`),
      description: description || site.description,
    },
    names,
  );
  return (
    <div className="field-wide">
      <SearchResult {...shown} host={host} company={company} />
    </div>
  );
};
