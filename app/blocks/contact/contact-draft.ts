import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { fillEmpty, newFormId, readValues, serviceInAddress } from "./form-values.ts";

/** What is being written, kept in sessionStorage. The server knows it by `formId`; `sent`: it may have arrived there. */
export type Draft = { values: Record<keyof Enquiry, string>; formId: string; sent: boolean };

const KEY = "contact-draft";

/** The draft of this tab, or null. */
export const readDraft = (storage: Storage): Draft | null => {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Draft | null;
    return stored?.values && typeof stored.formId === "string" ? stored : null;
  } catch {
    return null;
  }
};

/** Saves a draft, or deletes it with null. Where storage is denied, it is lost at a reload. */
export const saveDraft = (storage: Storage, draft: Draft | null): void => {
  try {
    if (draft) storage.setItem(KEY, JSON.stringify(draft));
    else storage.removeItem(KEY);
  } catch {
    // Storage is full or switched off.
  }
};

/** Saves what is typed in this tab across reloads and the back button. `restored` is called once the fields are filled. */
export const useDraft = (form: RefObject<HTMLFormElement | null>, restored: () => void) => {
  const current = useRef<Pick<Draft, "formId" | "sent">>({ formId: "", sent: false });

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(sessionStorage);
    current.current = { formId: draft?.formId ?? newFormId(), sent: draft?.sent ?? false };
    fillEmpty(form.current, { service: serviceInAddress(location.search) });
    if (draft) fillEmpty(form.current, draft.values);
    restored();
  }, [form, restored]);

  return useMemo(() => {
    const save = () => {
      if (form.current) saveDraft(sessionStorage, { ...current.current, values: readValues(form.current) });
    };
    return {
      formId: () => current.current.formId,
      /** Something was typed. A form that may have arrived gets a new id, or the server would drop the change. */
      edited: () => {
        if (current.current.sent) current.current = { formId: newFormId(), sent: false };
        save();
      },
      /** The form may have arrived: sent again unchanged it keeps its id, and is stored once. */
      arrived: () => {
        current.current = { ...current.current, sent: true };
        save();
      },
      /** The form was received; what is written next is another one. */
      done: () => {
        current.current = { formId: newFormId(), sent: false };
        saveDraft(sessionStorage, null);
      },
    };
  }, [form]);
};
