import { Link } from "react-router";
import { editorPath } from "#domain/content/kinds.ts";
import type { VisitRow } from "#domain/visits/numbers/read-visits.server.ts";
import { labelOf, type TableKind } from "#domain/visits/numbers/tables.ts";

type Props = { kind: TableKind; row: VisitRow; mayRedirect: boolean };

/** What was counted: a document and where visitors see it, an address, or what it is called; a missing page can be redirected. */
export const CountedName = ({ kind, row, mayRedirect }: Props) => {
  const { name, document } = row;
  if (document)
    return (
      <>
        <Link className="numbers-title" to={editorPath(document.type, document.id)}>
          {document.title}
        </Link>
        <PublicLink path={name} />
      </>
    );
  const isPath = kind === "page" || kind === "phone" || kind === "download";
  if (isPath && name.startsWith("/")) return <PublicLink path={name} />;
  return (
    <span className={kind === "missing" ? "numbers-name numbers-missing" : "numbers-name"}>
      {labelOf(kind, name)}
      {kind === "missing" && mayRedirect && name.startsWith("/") && (
        <Link className="numbers-do" to={`/cms/redirects?from=${encodeURIComponent(name)}`}>
          Make a redirect<span className="visually-hidden"> for {name}</span>
        </Link>
      )}
    </span>
  );
};

const PublicLink = ({ path }: { path: string }) => (
  <a className="numbers-path" href={path} target="_blank" rel="noopener">
    {path}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
