import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import type { DocumentStatus } from "#domain/content/document-status.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import { StatusPill } from "../../content/status-pill.tsx";
import { useSignal } from "../../fields/state/form-store.ts";
import { Button } from "../../parts/button.tsx";
import { Icon, type IconName } from "../../parts/icon/icon.tsx";
import { fullMoment, shortMoment } from "../../parts/moment.tsx";
import { LinksDialog } from "../preview-link/links-dialog.tsx";
import type { SaveState } from "../state/autosave.ts";
import { useEditing, useTitle } from "../state/editing.ts";
import { UndoButtons } from "./undo-buttons.tsx";

const STAYS_A_DRAFT = "An older version goes live at the time that was set. What was changed since stays a draft.";

type Props = {
  id: string;
  type: DocumentType;
  status: DocumentStatus;
  /** When an older version than this one goes live. */
  planned: number | null;
  publishing: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  goLive: () => void;
};

export const EditorBar = ({ id, type, status, planned, publishing, opener, goLive }: Props) => {
  const title = useTitle(type);
  useEffect(() => {
    document.title = `${title} - Edit`;
  }, [title]);
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
        {planned !== null && (
          <button type="button" className="do editor-planned" onClick={goLive} title={STAYS_A_DRAFT}>
            without later changes
            <span className="visually-hidden"> (an older version goes live {fullMoment(planned)})</span>
          </button>
        )}
        <SavingLine />
      </div>
      <div className="editor-do">
        <UndoButtons />
        <Link className="btn" to={`/cms/edit/${encodeURIComponent(id)}/history`}>
          <Icon name="history" />
          <span>History</span>
        </Link>
        <button type="button" className="btn" onClick={() => setSharing(true)}>
          <Icon name="link" />
          <span>Preview link</span>
        </button>
        <Button ref={opener} name="Publish…" kind="primary" aria-expanded={publishing} onClick={goLive} />
      </div>
      {sharing && <LinksDialog id={id} close={() => setSharing(false)} />}
    </div>
  );
};

const wordsOf = (state: SaveState): { icon: IconName; words: string; bad?: boolean } => {
  switch (state.name) {
    case "saved":
      return { icon: "check", words: `Saved ${shortMoment(state.at, Date.now())}` };
    case "changed":
      return { icon: "pencil", words: "Not saved yet" };
    case "saving":
      return { icon: "again", words: "Saving…" };
    case "retrying":
      return {
        icon: "warn",
        words: state.connected ? "Not saved: the server does not answer" : "Not saved: no connection",
        bad: true,
      };
    case "signed-out":
      return { icon: "warn", words: "Not saved: signed out", bad: true };
    case "stale":
      return { icon: "warn", words: "Not saved: somebody else saved first", bad: true };
    default:
      return { icon: "warn", words: `Not saved: ${state.message}`, bad: true };
  }
};

const SavingLine = () => {
  const { saving } = useEditing();
  const state = useSignal(saving.state);
  const { icon, words, bad } = wordsOf(state);
  return (
    <span className={bad ? "saving is-bad" : "saving"} role="status">
      <Icon name={icon} />
      <span className="num" suppressHydrationWarning>
        {words}
      </span>
      {(state.name === "retrying" || state.name === "refused") && (
        <button type="button" className="do" onClick={() => void saving.resume()}>
          Try again
        </button>
      )}
    </span>
  );
};
