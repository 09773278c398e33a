import { useState } from "react";
import { Link } from "react-router";
import type { DocumentStatus } from "#domain/content/document-status.ts";
import { summarize } from "#domain/content/document-summary.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { StatusPill } from "../../content/status-pill.tsx";
import { useDerived } from "../../fields/state/form-store.ts";
import { Icon } from "../../parts/icon.tsx";
import { LinksDialog } from "../preview-link/links-dialog.tsx";
import { SavingLine } from "./saving-line.tsx";

type Props = { id: string; type: DocumentType; status: DocumentStatus; publishing: boolean; goLive: () => void };

export const EditorBar = ({ id, type, status, publishing, goLive }: Props) => {
  const title = useDerived([], (data) => summarize(type, data as object).title);
  const [sharing, setSharing] = useState(false);
  return (
    <div className="editor-bar">
      <div className="editor-bar-text">
        <div className="editor-where">
          <nav aria-label="Breadcrumbs">
            <Link to={kinds[type].listPath}>{kinds[type].all}</Link>
            <span aria-hidden="true"> / </span>
          </nav>
          <h1 className="title cut" title={title}>
            {title}
          </h1>
        </div>
        <StatusPill status={status} />
        <SavingLine />
      </div>
      <div className="editor-do">
        <Link className="btn" to={`/cms/edit/${encodeURIComponent(id)}/history`}>
          <Icon name="history" />
          <span>History</span>
        </Link>
        <button type="button" className="btn" onClick={() => setSharing(true)}>
          <Icon name="link" />
          <span>Preview link</span>
        </button>
        <button type="button" className="btn btn-primary" aria-expanded={publishing} onClick={goLive}>
          Publish…
        </button>
      </div>
      {sharing && <LinksDialog id={id} close={() => setSharing(false)} />}
    </div>
  );
};
