import { useRouteLoaderData } from "react-router";
import { fillNames } from "#domain/content/names.ts";
import { SearchResult } from "../seo/search-result.tsx";
import { useMade } from "./state/filling.ts";

/** What a search engine is told where a document says nothing itself; `site` in the data of the editor's screen. */
export type SiteInSearch = {
  company: string;
  host: string;
  siteTitle: string;
  description: string;
  names: Record<string, string>;
};

const asText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What search engines will make of this document while it is written; what it does not say comes from the SEO settings. */
export const SearchPreview = () => {
  const loaded = useRouteLoaderData<{ site: SiteInSearch }>("cms/editor/editor");
  const [title, path] = [useMade(["title"], asText), useMade(["path"], asText)];
  const [own, description] = [useMade(["search", "title"], asText), useMade(["search", "description"], asText)];
  if (!loaded) return null;
  const { company, host, siteTitle, names, ...site } = loaded.site;
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
