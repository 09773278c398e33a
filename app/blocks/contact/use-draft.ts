import { type RefObject, useEffect, useMemo, useRef } from "react";
import { type Draft, keepDraft, readDraft } from "./contact-draft.ts";
import { fillEmpty, newFormId, readValues, serviceInAddress } from "./form-values.ts";

/**
 * Keeps what is typed in this tab over a reload and the back button, and the name under which the server knows it.
 * `restored` is called once the fields are filled.
 */
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
    const keep = () => {
      if (form.current) keepDraft(sessionStorage, { ...current.current, values: readValues(form.current) });
    };
    return {
      formId: () => current.current.formId,
      /** Something was typed. What may have arrived already becomes another form. */
      edited: () => {
        if (current.current.sent) current.current = { formId: newFormId(), sent: false };
        keep();
      },
      /** The form may have arrived at the server: sent again unchanged, it is the same one. */
      arrived: () => {
        current.current = { ...current.current, sent: true };
        keep();
      },
      /** The form is done with; what is written next is another one. */
      done: () => {
        current.current = { formId: newFormId(), sent: false };
        keepDraft(sessionStorage, null);
      },
    };
  }, [form]);
};
