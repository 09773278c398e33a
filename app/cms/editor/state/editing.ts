import { createContext, useContext, useEffect, useState } from "react";
import { summarize } from "#domain/content/document-summary.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { type FormStore, openFormStore, useDerived } from "../../fields/state/form-store.ts";
import { type Autosave, autosave } from "./autosave.ts";
import { type LocalDrafts, localDrafts } from "./local-drafts.ts";
import { newId } from "./new-id.ts";
import { openPast, type Past } from "./past.ts";
import { postDraft } from "./post-draft.ts";

/** The state of an editor. Each part subscribes only to the signals that it shows. */
export type Editing = FormStore & {
  id: string;
  form: FormOf<"group">;
  saving: Autosave;
  past: Past;
  pictures: Record<string, { src: string; alt: string }>;
};

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("outside an editor");
  return editing;
};

/** What the document is called as it stands in the form. */
export const useTitle = (type: DocumentType): string => useDerived([], (data) => summarize(type, data as object).title);

const KEEP_SOON_MS = 300;

type Opened = {
  draft: DraftView;
  member: string;
  targets: Record<string, Target[]>;
  tags: string[];
  pictures: Record<string, { src: string; alt: string }>;
};

const clockwork = {
  now: () => Date.now(),
  after: (ms: number, then: () => void) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export const useOpenEditing = ({ draft: opened, member, targets, tags, pictures }: Opened) => {
  const [editing] = useState((): Editing => {
    const store = openFormStore(opened.type, opened.data, { targets, tags, names: altsOf(pictures) });
    const { draft } = store;
    const base = { revision: opened.revision, data: opened.data };
    const form = formOf(opened.type);
    const past = openPast(form, draft, clockwork.now);
    const saved = { draft: { ...draft, set: past.replace }, base, savedAt: opened.savedAt };
    const saving = autosave({ ...saved, post: postDraft(opened.id), clockwork });
    return { ...store, id: opened.id, form, saving, past, pictures };
  });
  const [stored, setStored] = useState<LocalDrafts | null>(null);
  useEffect(() => {
    const own = localDrafts(localStorage, { id: opened.id, type: opened.type }, member, newId());
    setStored(own);
    return keepWhileUnsaved(editing, own);
  }, [editing, opened.id, opened.type, member]);
  useEffect(() => editing.saving.watch(), [editing]);
  useEffect(() => {
    const { revision, data, savedAt } = opened;
    if (revision !== editing.saving.base.get().revision) editing.saving.adopt({ revision, data }, savedAt);
  }, [editing, opened]);
  return { editing, stored };
};

const altsOf = (pictures: Opened["pictures"]): Record<string, string> =>
  Object.fromEntries(Object.entries(pictures).map(([id, { alt }]) => [id, alt]));

/** Stores unsaved changes in this browser, 300 ms after each change and when the window closes. */
const keepWhileUnsaved = ({ draft, saving }: Editing, own: LocalDrafts) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (saving.isDirty()) own.keep(saving.base.get(), draft.get(), Date.now());
    else own.release();
  };
  const end = new AbortController();
  const stops = [
    draft.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_SOON_MS);
    }),
    saving.state.subscribe(() => {
      if (saving.state.get().name === "saved") keep();
    }),
  ];
  addEventListener("pagehide", keep, { signal: end.signal });
  addEventListener("visibilitychange", keep, { signal: end.signal });
  const online = () => {
    if (!saving.isStopped()) void saving.resume();
  };
  addEventListener("online", online, { signal: end.signal });
  return () => {
    keep();
    end.abort();
    for (const stop of stops) stop();
  };
};
