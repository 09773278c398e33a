import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EnquiryLimit } from "#domain/content/published/site-view.ts";
import {
  checkEnquiry,
  type FieldErrors,
  type FieldName,
  lengthOf,
  limits,
  type NameRule,
} from "#domain/enquiries/enquiry.ts";
import type { Wording } from "#domain/words/words.ts";
import { tokenBox } from "../human-check/token-box.ts";
import { useDraft } from "./contact-draft.ts";
import { useLimit } from "./contact-limit.ts";
import { cleanField, cleanPhone, isField, readTrap, readValues } from "./form-values.ts";
import { type Posted, postEnquiry } from "./post-enquiry.ts";

const PATIENCE_MS = 60_000;

/** What went wrong with a message, or with sending it. */
export type FormAnswer = { text: string; note?: string | undefined };

type Rules = { nameRule: NameRule; enquiryLimit: EnquiryLimit };

export const useContactForm = ({ nameRule, enquiryLimit }: Rules, wording: Wording) => {
  const { words } = wording;
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [box] = useState(() => tokenBox(PATIENCE_MS));
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [sent, setSent] = useState<{ reference: string } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, setToast] = useState("");
  const [rounds, setRounds] = useState(0);
  const [left, setLeft] = useState<number>(limits.message);
  const { limit, count } = useLimit(enquiryLimit);

  const check = (filled: HTMLFormElement) => checkEnquiry(readValues(filled), words.enquiry, nameRule);
  const measure = useCallback(() => {
    if (form.current) setLeft(limits.message - lengthOf(readValues(form.current).message));
  }, []);
  const draft = useDraft(form, words.contact, measure);
  const setTrouble = useCallback((text: string) => setErrors((all) => ({ ...all, recaptchaToken: text })), []);

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
      setToast(words.contact.sent);
    });
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  };

  const writeAnother = () => {
    flushSync(() => setSent(null));
    form.current?.querySelector("input")?.focus();
  };

  const input = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!form.current || !isField(name)) return;
    cleanField(event.target);
    draft.edited();
    measure();
    if (errors[name]) setErrors(without(errors, name, check(form.current)));
  };

  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!form.current || (target as Element).getAttribute("name") !== "phone") return;
    cleanPhone(form.current);
    if (errors.phone) setErrors(without(errors, "phone", check(form.current)));
  };

  const finish = (posted: Posted) => {
    if (posted.success) {
      form.current?.reset();
      draft.done();
      tellSent(posted.reference);
    } else {
      tell(posted.fields ?? {}, { text: posted.text, note: posted.note });
    }
    measure();
  };

  const send = async (enquiry: Record<string, unknown>) => {
    const recaptchaToken = await box.token();
    if (!recaptchaToken) return tell({ recaptchaToken: words.enquiry.token }, null);
    const elapsedMs = await untilPlausible();
    draft.leaves();
    finish(await postEnquiry({ ...enquiry, recaptchaToken, formId: draft.formId(), elapsedMs }, wording));
    setRounds((round) => round + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !form.current) return;
    cleanPhone(form.current);
    const checked = check(form.current);
    if ("fields" in checked) return tell(checked.fields, { text: words.answers.fields });
    setErrors({});
    setAnswer(null);
    setToast("");
    if (!count()) return;
    setSending(true);
    await send({ ...checked.enquiry, website: readTrap(form.current) });
    setSending(false);
  };

  const closeToast = useCallback(() => setToast(""), []);
  const state = { form, told, card, box, rounds, sending, answer, sent, errors, left, limit, toast };
  return { ...state, input, leave, submit, setTrouble, closeToast, writeAnother };
};

/** Waits until the page is 1 s old, so that autofill and Enter is not flagged as a bot; the page's age in milliseconds. */
const untilPlausible = async (): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 1_000 - performance.now()));
  return Math.max(1_000, Math.round(performance.now()));
};

type Checked = ReturnType<typeof checkEnquiry>;

/** Only the changed field is validated again; other errors stay until the next submit. */
const without = (errors: FieldErrors, name: FieldName, checked: Checked): FieldErrors => {
  const wrong = "fields" in checked ? checked.fields : {};
  return { ...errors, [name]: wrong[name] };
};
