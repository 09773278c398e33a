import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Words } from "#domain/words/words.ts";
import { fillEmpty, newFormId, readValues, valuesInAddress } from "./form-values.ts";

/** The unsent form in sessionStorage. The server deduplicates by `formId`; `sent`: it may have arrived. */
export type Draft = { values: Record<keyof Enquiry, string>; formId: string; sent: boolean };

const KEY = "contact-draft";

export const readDraft = (storage: Storage): Draft | null => {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Draft | null;
    return stored?.values && typeof stored.formId === "string" ? stored : null;
  } catch {
    return null;
  }
};

export const saveDraft = (storage: Storage, draft: Draft | null): void => {
  try {
    if (draft) storage.setItem(KEY, JSON.stringify(draft));
    else storage.removeItem(KEY);
  } catch {
    // Storage is full or switched off.
  }
};

export const useDraft = (form: RefObject<HTMLFormElement | null>, words: Words["contact"], restored: () => void) => {
  const current = useRef<Pick<Draft, "formId" | "sent">>({ formId: "", sent: false });

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(sessionStorage);
    current.current = { formId: draft?.formId ?? newFormId(), sent: draft?.sent ?? false };
    const { service, message } = valuesInAddress(location.search, words);
    fillEmpty(form.current, { service });
    if (draft) fillEmpty(form.current, draft.values);
    fillEmpty(form.current, { message });
    restored();
  }, [form, words, restored]);

  return useMemo(() => {
    const save = () => {
      if (form.current) saveDraft(sessionStorage, { ...current.current, values: readValues(form.current) });
    };
    return {
      formId: () => current.current.formId,
      /** On input. A form that may have arrived gets a new id, or the server would drop the change as a duplicate. */
      edited: () => {
        if (current.current.sent) current.current = { formId: newFormId(), sent: false };
        save();
      },
      /** Before it is posted, since the answer may never come: resent unchanged, it keeps its id and is stored once. */
      leaves: () => {
        current.current = { ...current.current, sent: true };
        save();
      },
      /** After a confirmed submission; the next one gets a new id. */
      done: () => {
        current.current = { formId: newFormId(), sent: false };
        saveDraft(sessionStorage, null);
      },
    };
  }, [form]);
};
