import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "#domain/enquiries/enquiry.ts";

/** What went wrong with a message, or with sending it. */
export type FormAnswer = { text: string; note?: string | undefined };

/** What becomes of a message, and where the focus goes when that is told; `sentText` is for the toast. */
export const useOutcome = (form: RefObject<HTMLFormElement | null>, sentText: string) => {
  const told = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [sent, setSent] = useState<{ reference: string } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, setToast] = useState("");

  const setTrouble = useCallback((text: string) => setErrors((all) => ({ ...all, recaptchaToken: text })), []);
  const closeToast = useCallback(() => setToast(""), []);

  const forget = () => {
    setErrors({});
    setAnswer(null);
    setToast("");
  };

  /** `flushSync`, since the first field with an error is focused next, open again, or the answer where no field is at fault. */
  const tell = (fields: FieldErrors, text: FormAnswer | null) => {
    flushSync(() => {
      setSending(false);
      setErrors(fields);
      setAnswer(text);
      setToast("");
    });
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    (wrong ?? told.current)?.focus();
  };

  /** The card takes the place of the form, which is much longer: the page would stand anywhere. */
  const tellSent = (reference: string) => {
    flushSync(() => {
      setErrors({});
      setSent({ reference });
      setToast(sentText);
    });
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  };

  const writeAnother = () => {
    flushSync(() => setSent(null));
    form.current?.querySelector("input")?.focus();
  };

  const shown = { told, card, sending, answer, sent, errors, toast };
  return { ...shown, setSending, setErrors, setTrouble, closeToast, forget, tell, tellSent, writeAnother };
};
