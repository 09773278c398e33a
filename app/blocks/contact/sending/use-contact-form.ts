import { type FocusEvent, type FormEvent, type RefObject, useCallback, useRef, useState } from "react";
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
import { useOutcome } from "./use-outcome.ts";

const PATIENCE_MS = 60_000;

type Rules = { nameRule: NameRule; enquiryLimit: EnquiryLimit };

export const useContactForm = ({ nameRule, enquiryLimit }: Rules, wording: Wording) => {
  const { words } = wording;
  const form = useRef<HTMLFormElement>(null);
  const [box] = useState(() => tokenBox(PATIENCE_MS));
  const [rounds, setRounds] = useState(0);
  const { limit, count } = useLimit(enquiryLimit);
  const { tell, tellSent, forget, setSending, setErrors, ...outcome } = useOutcome(form, words.contact.sent);
  const check = (filled: HTMLFormElement) => checkEnquiry(readValues(filled), words.enquiry, nameRule);
  const checkAgain = (filled: HTMLFormElement, name: FieldName) => {
    if (outcome.errors[name]) setErrors(without(outcome.errors, name, check(filled)));
  };
  const { draft, measure, ...fields } = useFields(form, words.contact, checkAgain);

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
    if (outcome.sending || !form.current) return;
    cleanPhone(form.current);
    const checked = check(form.current);
    if ("fields" in checked) return tell(checked.fields, { text: words.answers.fields });
    forget();
    if (!count()) return;
    setSending(true);
    await send({ ...checked.enquiry, website: readTrap(form.current) });
    setSending(false);
  };

  return { form, box, rounds, limit, submit, ...outcome, ...fields };
};

/** What is typed: cleaned, kept in this tab and measured; a field that was at fault is looked at by `checkAgain`. */
const useFields = (
  form: RefObject<HTMLFormElement | null>,
  words: Wording["words"]["contact"],
  checkAgain: (filled: HTMLFormElement, name: FieldName) => void,
) => {
  const [left, setLeft] = useState<number>(limits.message);
  const measure = useCallback(() => {
    if (form.current) setLeft(limits.message - lengthOf(readValues(form.current).message));
  }, [form]);
  const draft = useDraft(form, words, measure);

  const input = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!form.current || !isField(name)) return;
    cleanField(event.target);
    draft.edited();
    measure();
    checkAgain(form.current, name);
  };

  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!form.current || (target as Element).getAttribute("name") !== "phone") return;
    cleanPhone(form.current);
    checkAgain(form.current, "phone");
  };

  return { left, draft, measure, input, leave };
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
