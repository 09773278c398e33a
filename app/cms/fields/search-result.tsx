import { CompanyMark } from "../parts/company-mark.tsx";

type Props = { title: string; description: string; host: string; company: string };

const DESCRIPTION_SHOWN = 160;

/** About what a search engine shows; it cuts the title by its width and the description after some 160 characters. */
export const SearchResult = ({ title, description, host, company }: Props) => (
  <section className="panel" aria-labelledby="search-result">
    <div className="panel-head">
      <h2 className="panel-title" id="search-result">
        Search result
      </h2>
    </div>
    <div className="serp">
      <p className="serp-site">
        <span className="serp-icon">
          <CompanyMark />
        </span>
        <span>
          <span className="serp-name">{company}</span>
          <span className="serp-host">https://{host}</span>
        </span>
      </p>
      <p className="serp-title">{title || "Untitled"}</p>
      <p className="serp-text">{cut(description)}</p>
    </div>
  </section>
);

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > DESCRIPTION_SHOWN ? `${letters.slice(0, DESCRIPTION_SHOWN).join("").trimEnd()} …` : text;
};
