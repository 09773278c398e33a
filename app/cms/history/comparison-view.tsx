import type { FieldChange } from "#domain/content/compare/compare-data.ts";
import type { ComparedRevision, Comparison } from "#domain/content/compare/compare-revisions.server.ts";
import type { History } from "#domain/content/drafts/history.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { ShortTime } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";
import { ChangeWords } from "./change-words.tsx";

type Props = { comparison: Comparison; document: History["document"]; draft: string | null; now: number };

export const ComparisonView = ({ comparison, document, draft, now }: Props) => {
  const { before, after, changes } = comparison;
  return (
    <div className="comparison">
      <section className="panel" aria-labelledby="words-title">
        <div className="panel-head comparison-head">
          <h2 className="panel-title" id="words-title">
            From version {before.number} to version {after.number}
            <span className="count">{counted(changes.length, "change")}</span>
          </h2>
          <div className="form-do">
            {[before, after]
              .filter(({ id }) => id !== draft && draft !== null && !document.trashed)
              .map((revision) => (
                <RestoreButton key={revision.id} revision={revision} document={document.id} draft={draft ?? ""} />
              ))}
          </div>
        </div>
        {changes.length === 0 && <p className="empty">Nothing differs between these two.</p>}
        <ol>
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes are never reordered
            <Change key={index} change={change} />
          ))}
        </ol>
      </section>
      <RenderedPages document={document} before={before} after={after} now={now} />
    </div>
  );
};

type RestoreProps = { revision: ComparedRevision; document: string; draft: string };

const RestoreButton = ({ revision, document, draft }: RestoreProps) => (
  <PostButton
    action={`/cms/edit/${document}/restore`}
    small
    fields={{ revision: revision.id, base: draft, number: String(revision.number) }}
    name={`Restore version ${revision.number}`}
    icon="history"
  />
);

const kinds: Record<FieldChange["kind"], string> = {
  changed: "Changed",
  added: "Added",
  removed: "Removed",
  moved: "Order changed",
};

const Change = ({ change }: { change: FieldChange }) => (
  <li className="change">
    <p className="change-where">
      <span className={`tag tag-${change.kind}`}>{kinds[change.kind]}</span>
      {change.where.join(" › ")}
    </p>
    <ChangeWords words={change.words} />
  </li>
);

type RenderedPagesProps = {
  document: History["document"];
  before: ComparedRevision;
  after: ComparedRevision;
  now: number;
};

const RenderedPages = ({ document, before, after, now }: RenderedPagesProps) => (
  <Panel title="As pages" heading="pages-title">
    <div className="rendered">
      {[before, after].map((revision) => (
        <figure key={revision.id}>
          <figcaption>
            <span>
              Version {revision.number}, <ShortTime at={revision.at} now={now} />
            </span>
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
              src={`/preview/${document.id}?revision=${revision.id}&frame`}
              loading="lazy"
            />
          </div>
        </figure>
      ))}
    </div>
  </Panel>
);
