import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import type { Samples } from "#domain/content/samples/samples.server.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";

/** What is worst to leave as it is comes first. */
const whys: Partial<Record<DocumentType, string>> = {
  testimonial: "Praise that nobody gave.",
  member: "People who don't work here.",
  project: "Work that was not done.",
  position: "Jobs that nobody offers.",
};

const ORDER = Object.keys(whys);

/** What visitors read of the first content, until somebody changes it or says that it is true. */
export const SamplesPanel = ({ samples, mayChangeSettings }: { samples: Samples; mayChangeSettings: boolean }) => {
  const { documents, figures } = samples;
  if (documents.length === 0 && figures.length === 0) return null;
  const rank = (type: DocumentType) => (type in whys ? ORDER.indexOf(type) : ORDER.length);
  return (
    <Panel className="panel samples" title="Still samples">
      <p className="mute small">
        Made up for a new installation; visitors read it as yours. Change it, or say that it is true.
      </p>
      <ul className="rows">
        {figures.length > 0 && (
          <li className="row sample-row">
            <Icon name="warn" />
            <span>
              {mayChangeSettings ? (
                <Link to="/cms/settings#claims">Figures of the company</Link>
              ) : (
                "Figures of the company"
              )}
              <span className="mute small">{figures.map(({ value }) => value).join(", ")}</span>
            </span>
            <span className="num">{figures.length}</span>
          </li>
        )}
        {documents
          .toSorted((a, b) => rank(a.type) - rank(b.type))
          .map(({ type, count }) => (
            <li key={type} className="row sample-row">
              <Icon name={kinds[type].icon} />
              <span>
                <Link to={`${kinds[type].listPath}?samples=yes`}>
                  {kinds[type].all}
                  <span className="visually-hidden">, samples</span>
                </Link>
                {whys[type] && <span className="mute small">{whys[type]}</span>}
              </span>
              <span className="num">{count}</span>
            </li>
          ))}
      </ul>
    </Panel>
  );
};
