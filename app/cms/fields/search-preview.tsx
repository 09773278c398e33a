import { useContext } from "react";
import { fillNames } from "#domain/content/names.ts";
import { SearchResult } from "../seo/search-result.tsx";
import { SearchGroundContext } from "./search-ground.ts";
import { useMade } from "./state/filling.ts";

const asText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What search engines will make of this document while it is written; what it does not say comes from the SEO settings. */
export const SearchPreview = () => {
  const ground = useContext(SearchGroundContext);
  const [title, path] = [useMade(["title"], asText), useMade(["path"], asText)];
  const [own, description] = [useMade(["search", "title"], asText), useMade(["search", "description"], asText)];
  if (!ground) return null;
  const { company, host, siteTitle, names, ...site } = ground;
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
