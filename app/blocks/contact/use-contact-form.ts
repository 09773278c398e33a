import { type FormEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { checkEnquiry, type FieldErrors, type FieldName, limits, messages } from "#domain/enquiries/enquiry.ts";
import { useDraft } from "./contact-draft.ts";
import { useLimit } from "./contact-limit.ts";
import { cleanField, isField, readTrap, readValues } from "./form-values.ts";
import { tokenBox } from "./human-check/token-box.ts";
import { type Posted, postEnquiry } from "./post-enquiry.ts";

const PATIENCE_MS = 60_000;

export type FormAnswer = { good: boolean; text: string; note?: string | undefined };

const SUCCESS: FormAnswer = { good: true, text: "Thank you for your message! We will get back to you soon." };
const CHECK_FIELDS: FormAnswer = { good: false, text: "Please check the marked fields." };

export const useContactForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [box] = useState(() => tokenBox(PATIENCE_MS));
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, setToast] = useState("");
  const [rounds, setRounds] = useState(0);
  const [left, setLeft] = useState<number>(limits.message);
  const { limit, count } = useLimit();

  const measure = useCallback(() => {
    if (form.current) setLeft(limits.message - readValues(form.current).message.length);
  }, []);
  const draft = useDraft(form, measure);
  const setTrouble = useCallback((text: string) => setErrors((all) => ({ ...all, recaptchaToken: text })), []);

  /** `flushSync`, since the first field with an error is focused next. */
  const refuse = (fields: FieldErrors, text: FormAnswer | null) => {
    flushSync(() => {
      setErrors(fields);
      setAnswer(text);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  };

  const input = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!form.current || !isField(name)) return;
    cleanField(event.target);
    draft.edited();
    measure();
    if (errors[name]) setErrors(without(errors, name, form.current));
  };

  const finish = (posted: Posted) => {
    if (posted.success) {
      form.current?.reset();
      draft.done();
      setErrors({});
      setAnswer(SUCCESS);
      setToast("Message sent successfully!");
    } else {
      if (posted.arrived) draft.arrived();
      refuse(posted.fields ?? {}, { good: false, text: posted.text, note: posted.note });
    }
    measure();
  };

  const send = async (enquiry: Record<string, unknown>) => {
    const recaptchaToken = await box.token();
    if (!recaptchaToken) return refuse({ recaptchaToken: messages.token }, null);
    const elapsedMs = await untilPlausible();
    finish(await postEnquiry({ ...enquiry, recaptchaToken, formId: draft.formId(), elapsedMs }));
    setRounds((round) => round + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !form.current) return;
    const checked = checkEnquiry(readValues(form.current));
    if ("fields" in checked) return refuse(checked.fields, CHECK_FIELDS);
    setErrors({});
    setAnswer(null);
    if (!count()) return;
    setSending(true);
    await send({ ...checked.enquiry, website: readTrap(form.current) });
    setSending(false);
  };

  const closeToast = useCallback(() => setToast(""), []);
  return { form, box, rounds, sending, answer, errors, left, limit, toast, input, submit, setTrouble, closeToast };
};

/** Waits until the page is 1 s old, so that autofill and Enter is not flagged as a bot; the page's age in milliseconds. */
const untilPlausible = async (): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 1_000 - performance.now()));
  return Math.max(1_000, Math.round(performance.now()));
};

/** Only the changed field is validated again; other errors stay until the next submit. */
const without = (errors: FieldErrors, name: FieldName, form: HTMLFormElement): FieldErrors => {
  const checked = checkEnquiry(readValues(form));
  const wrong = "fields" in checked ? checked.fields : {};
  return { ...errors, [name]: wrong[name] };
};
