import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Words } from "#domain/words/words.ts";
import { fillEmpty, newFormId, readValues, valuesInAddress } from "./form-values.ts";

/** The unsent form in sessionStorage. The server deduplicates by `formId`; `sent`: it may have arrived; `about`: what an address put before the message. */
export type Draft = { values: Record<keyof Enquiry, string>; formId: string; sent: boolean; about?: string };

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

/** The values of a draft, its message about what the address says by now; what the visitor typed stays. */
const valuesFor = ({ values, about }: Draft, asked = "") =>
  about && asked && values.message.startsWith(about)
    ? { ...values, message: asked + values.message.slice(about.length) }
    : values;

export const useDraft = (form: RefObject<HTMLFormElement | null>, words: Words["contact"], restored: () => void) => {
  const current = useRef<Omit<Draft, "values">>({ formId: "", sent: false });

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(sessionStorage);
    current.current = { formId: draft?.formId ?? newFormId(), sent: draft?.sent ?? false };
    const { service, message } = valuesInAddress(location.search, words);
    fillEmpty(form.current, { service });
    if (draft) fillEmpty(form.current, valuesFor(draft, message));
    fillEmpty(form.current, { message });
    const filled = readValues(form.current).message;
    current.current.about = [message, draft?.about].find((about) => about && filled.startsWith(about));
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
        if (current.current.sent) current.current = { ...current.current, formId: newFormId(), sent: false };
        save();
      },
      /** Before it is posted, since the answer may never come: resent unchanged, it keeps its id and is stored once. */
      leaves: () => {
        current.current = { ...current.current, sent: true };
        save();
      },
      /** After a confirmed submission; what is written next gets a new id, by `edited`. */
      done: () => saveDraft(sessionStorage, null),
    };
  }, [form]);
};
