import { createContext, useContext } from "react";
import { fillNames } from "#domain/content/names.ts";
import { textOf } from "#domain/json.ts";
import { CompanyMark } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";
import { useDerived } from "./state/form-store.ts";
import { NamesContext } from "./text.tsx";

/** `site` is the address of the site, with its scheme. */
type Props = { title: string; description: string; site: string; company: string };

const DESCRIPTION_SHOWN = 160;

/** About what a search engine shows; it cuts the title by its width and the description after some 160 characters. */
export const SearchResult = ({ title, description, site, company }: Props) => (
  <Panel title="Search result" heading="search-result">
    <div className="serp">
      <p className="serp-site">
        <span className="serp-icon">
          <CompanyMark />
        </span>
        <span>
          <span className="serp-name">{company}</span>
          <span className="serp-host">{site}</span>
        </span>
      </p>
      <p className="serp-title">{title || "Untitled"}</p>
      <p className="serp-text">{cut(description)}</p>
    </div>
  </Panel>
);

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > DESCRIPTION_SHOWN ? `${letters.slice(0, DESCRIPTION_SHOWN).join("").trimEnd()} …` : text;
};

export type SearchDefaults = {
  company: string;
  site: string;
  siteTitle: string;
  description: string;
};

export const SearchDefaultsContext = createContext<SearchDefaults | null>(null);

const trimmed = (value: unknown): string => textOf(value).trim();

/** What search engines will make of this document while it is written; what it does not say comes from the SEO settings. */
export const SearchPreview = () => {
  const defaults = useContext(SearchDefaultsContext);
  const names = useContext(NamesContext);
  const [title, path] = [useDerived(["title"], trimmed), useDerived(["path"], trimmed)];
  const [own, description] = [useDerived(["search", "title"], trimmed), useDerived(["search", "description"], trimmed)];
  if (!defaults) return null;
  const { company, site, siteTitle } = defaults;
  const shown = fillNames(
    {
      title: own || (path === "/" ? siteTitle : `${title || "Untitled"} | ${company}`),
      description: description || defaults.description,
    },
    names,
  );
  return (
    <div className="field-wide">
      <SearchResult {...shown} site={site} company={company} />
    </div>
  );
};
