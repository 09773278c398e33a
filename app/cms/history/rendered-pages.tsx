import type { ReactNode } from "react";
import type { ComparedRevision } from "#domain/content/compare/compare-revisions.server.ts";
import type { History } from "#domain/content/drafts/history.server.ts";

type Props = {
  document: History["document"];
  before: ComparedRevision;
  after: ComparedRevision;
  children: (revision: ComparedRevision) => ReactNode;
};

/** Two versions as the pages that visitors would see, at half their size. */
export const RenderedPages = ({ document, before, after, children }: Props) => (
  <section className="panel" aria-labelledby="pages-title">
    <div className="panel-head">
      <h2 className="panel-title" id="pages-title">
        As pages
      </h2>
    </div>
    <div className="rendered">
      {[before, after].map((revision) => (
        <figure key={revision.id}>
          <figcaption>
            <span>{children(revision)}</span>
            <a
              className="do small"
              href={`/preview/${document.id}?revision=${revision.id}`}
              target="_blank"
              rel="noopener"
            >
              Open
              <span className="visually-hidden"> version {revision.number} in a new tab</span>
            </a>
          </figcaption>
          <div className="rendered-frame">
            <iframe
              title={`“${document.title}”, version ${revision.number}`}
              src={`/preview/${document.id}?revision=${revision.id}`}
              loading="lazy"
            />
          </div>
        </figure>
      ))}
    </div>
  </section>
);
