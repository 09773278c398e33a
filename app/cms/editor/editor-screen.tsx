import { type RefObject, useEffect, useRef, useState } from "react";
import type { DocumentStatus } from "#domain/content/document-status.ts";
import { placeOfField } from "#domain/content/form/place.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { SAMPLE_MEANS } from "../content/sample-mark.tsx";
import { type SearchDefaults, SearchDefaultsContext } from "../fields/search-result.tsx";
import { FormStoreContext, useSignal } from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { NamesContext } from "../fields/text.tsx";
import { Banner } from "../parts/banner.tsx";
import { Button } from "../parts/button.tsx";
import { LeaveGuard } from "../parts/dialog/leave-guard.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { isCommand, useScreenKeys } from "../parts/keys.ts";
import { useReadyToPublish } from "../publish/code-ahead.ts";
import { PublishPanel } from "../publish/publish-panel.tsx";
import { showToast } from "../shell/toasts.tsx";
import { OriginalContext } from "../translations/original-field.tsx";
import { EditorBar } from "./bar/editor-bar.tsx";
import { SignInDialog } from "./bar/sign-in-dialog.tsx";
import { useLookWhenDue } from "./bar/use-look-when-due.ts";
import { LanguageBar } from "./beside/language-bar.tsx";
import { Divider } from "./divider.tsx";
import { EditorForm } from "./editor-form.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useTextsSoon } from "./rich-text/late-text.tsx";
import type { Autosave } from "./state/autosave.ts";
import { EditingContext, useEditing, useOpenEditing } from "./state/editing.ts";
import { refuseDrops } from "./state/stray-drops.ts";
import { LocalDraftBanner } from "./versions/local-draft-banner.tsx";
import { StaleDialog } from "./versions/versions-dialog.tsx";

const UNSAVED = "What you wrote could not be saved yet. This browser keeps it and offers it when you come back.";

type View = "fields" | "preview" | "publish";

const views: [View, string][] = [
  ["fields", "Fields"],
  ["preview", "Preview"],
];

type Opened = Parameters<typeof useOpenEditing>[0]["draft"];

type Props = Parameters<typeof useOpenEditing>[0] & {
  site: SearchDefaults & { names: Record<string, string> };
  passkeyHost: string | null;
  email: string;
  beside: Beside;
  /** By the clock of the server, when it gave the draft. */
  now: number;
};

export const EditorScreen = ({ site, passkeyHost, email, beside, now, ...opened }: Props) => {
  const { draft } = opened;
  const [showsOriginal, setShowsOriginal] = useState(true);
  const { editing, stored } = useOpenEditing(opened);
  const [view, setView] = useState<View>("fields");
  const opener = useRef<HTMLButtonElement>(null);
  const { saving } = editing;
  const { revision } = useSignal(saving.base);
  useSaveKey(saving);
  useLookWhenDue(draft, now, saving);
  useTextsSoon();
  useReadyToPublish();
  useEffect(() => {
    const end = new AbortController();
    refuseDrops(window, end.signal);
    return () => end.abort();
  }, []);
  const status = statusNow(draft, revision);
  const toggle = () => setShowsOriginal(!showsOriginal);
  const languageBar = <LanguageBar draft={draft} beside={beside} showsOriginal={showsOriginal} toggle={toggle} />;
  return (
    <FormStoreContext value={editing}>
      <EditingContext value={editing}>
        <main className="editor" id="main" data-view={view}>
          <EditorBar
            id={draft.id}
            type={draft.type}
            status={status}
            planned={isPlannedOlder(draft, revision) ? draft.publishAt : null}
            publishing={view === "publish"}
            opener={opener}
            goLive={() => setView(view === "publish" ? "fields" : "publish")}
          />
          <div className="seg editor-switch" role="radiogroup" aria-label="Show">
            {views.map(([key, name]) => (
              <label key={key}>
                <input type="radio" name="view" checked={view === key} onChange={() => setView(key)} />
                {name}
              </label>
            ))}
          </div>
          {view === "publish" && <PublishPane leave={() => setView("fields")} opener={opener} />}
          <div className="editor-fields">
            <LocalDraftBanner stored={stored} />
            {draft.sample && <SampleBanner id={draft.id} />}
            {beside.original && languageBar}
            <NamesContext value={site.names}>
              <SearchDefaultsContext value={site}>
                <OriginalContext value={{ document: draft.id, original: beside.original, isShown: showsOriginal }}>
                  <EditorForm />
                </OriginalContext>
              </SearchDefaultsContext>
            </NamesContext>
            {/* Of an original it is the last to be looked for, and its text stands above the fold. */}
            {!beside.original && languageBar}
          </div>
          <Divider />
          <PreviewPane id={draft.id} type={draft.type} edit={() => setView("fields")} />
        </main>
        <LeaveGuard loses={() => (saving.isDirty() ? UNSAVED : null)} save={saving.flush} />
        <StaleDialog />
        <SignInDialog passkeyHost={passkeyHost} email={email} />
      </EditingContext>
    </FormStoreContext>
  );
};

const SampleBanner = ({ id }: { id: string }) => (
  <Banner kind="note">
    <div className="sample-banner">
      <p>This is a sample. {SAMPLE_MEANS}</p>
      <PostButton
        action={`/cms/edit/${id}/confirm`}
        fields={{ back: `/cms/edit/${id}` }}
        name="This is true of us"
        icon="check"
        small
      />
    </div>
  </Banner>
);

const useSaveKey = (saving: Autosave) =>
  useScreenKeys((event) => {
    if (!isCommand(event, "s")) return;
    event.preventDefault();
    if (saving.isDirty()) void saving.flush();
    else if (saving.state.get().name === "saved") showToast("Everything is saved");
  });

/** What was saved since goes live by no plan. */
const isPlannedOlder = ({ planned }: Opened, revision: string | null) => planned !== null && planned !== revision;

/** A draft that was saved since the page was opened differs from what is live, unless it was changed back to that. */
const statusNow = (draft: Opened, revision: string | null): DocumentStatus => {
  if (revision === draft.revision || !["live", "changed"].includes(draft.status)) return draft.status;
  return revision === draft.published ? "live" : "changed";
};

/** Above the fields, so that the preview stays in sight, and next to its button for those who go by keys. Unsaved changes are saved first, since only a saved revision can be published. */
const PublishPane = ({ leave, opener }: { leave: () => void; opener: RefObject<HTMLElement | null> }) => {
  const { id, draft, saving, hints } = useEditing();
  const { revision } = useSignal(saving.base);
  const { name } = useSignal(saving.state);
  const focusField = useFocusField();
  useEffect(() => void saving.flush(), [saving]);
  const goToField = (field: string) => {
    leave();
    hints.showAll();
    focusField(placeOfField(draft.get(), field));
  };
  const close = () => {
    leave();
    opener.current?.focus();
  };
  return (
    <aside className="publishing" aria-label="Publish">
      <div className="publishing-head">
        <Button name="Close the panel" icon="close" kind="quiet" onClick={close} />
      </div>
      <PublishPanel documentId={id} revision={revision ?? ""} saving={name !== "saved"} onField={goToField} />
    </aside>
  );
};
