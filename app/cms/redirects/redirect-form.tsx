import { useEffect, useId, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { LinkablePage } from "#domain/content/lists/finding/link-targets.server.ts";
import type { SaveRedirectOutcome } from "#domain/content/redirects/save-redirect.server.ts";
import { LinkButton } from "../parts/button.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { Field, Suggestions } from "../parts/form/field.tsx";

type Props = {
  typed: { from: string; to: string };
  errors?: { from?: string; to?: string };
  pages: LinkablePage[];
  old?: string;
  /** What `useAnswered` gives, called where the form is chosen by its key. */
  own: ReturnType<typeof useAnswered>;
};

const asTyped = { spellCheck: false, autoCapitalize: "off", autoComplete: "off" };

export const RedirectForm = ({ typed, errors, pages, old, own }: Props) => {
  const list = useId();
  return (
    <Form method="post" className="redirect-form" {...own}>
      {old !== undefined && <input type="hidden" name="old" value={old} />}
      <Field
        label="From"
        name="from"
        required
        defaultValue={typed.from}
        error={errors?.from}
        placeholder="/old-page"
        {...asTyped}
      />
      <Field
        label="To"
        name="to"
        required
        defaultValue={typed.to}
        error={errors?.to}
        autoFocus={old === undefined && typed.from !== "" && !errors}
        placeholder="/page or https://…"
        list={list}
        {...asTyped}
      />
      <Suggestions id={list} pages={pages} />
      <div className="redirect-form-do">
        <SendButton kind="primary" busy="Saving…">
          {old === undefined ? "Add redirect" : "Save redirect"}
        </SendButton>
        {old !== undefined && <LinkButton name="Cancel" to="/cms/redirects" kind="quiet" />}
      </div>
    </Form>
  );
};

/**
 * Where somebody goes on once the form is answered: refused, at the first field that is wrong; taken, in the form that is
 * empty for the next. Who typed on meanwhile stays where they are, and so does everything where no answer came (null).
 */
export const useAnswered = (answer: { errors: object } | null | undefined) => {
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef<{ form: HTMLFormElement; words: string } | null>(null);
  const { state, formAction } = useNavigation();
  useEffect(() => {
    if (state === "loading" && formAction === undefined) sent.current = null; // somebody went on before it was answered
  }, [state, formAction]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a key of its own
  useEffect(() => {
    const form = ref.current;
    const was = sent.current;
    sent.current = null;
    if (!was || !form || answer === null) return;
    const isAnew = was.form !== form; // it had the ?from= of the screen for its key, and the answer leads to a screen without
    if (!isAnew && was.words !== wordsIn(form)) return;
    if (!answer) form.reset();
    form.querySelector<HTMLInputElement>(answer ? "[aria-invalid]" : "[name=from]")?.focus();
  }, [key, answer]);
  const onSubmit = () => {
    sent.current = ref.current && { form: ref.current, words: wordsIn(ref.current) };
  };
  return { ref, onSubmit };
};

const wordsIn = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form).values()]);

type Saved = Extract<SaveRedirectOutcome, { outcome: "saved" }>;

export const savedText = ({ from, to, through, nothingThere, repointed }: Saved): string =>
  [
    `${from} leads to ${to} now`,
    through && `straight to the end, since ${through} is redirected itself`,
    repointed.length > 0 && `and so does what led to ${from}`,
    nothingThere && "where nothing is published yet",
  ]
    .filter(Boolean)
    .join(", ");

export const errorsOf = (result: Exclude<SaveRedirectOutcome, Saved>): { from?: string; to?: string } =>
  result.outcome === "missing"
    ? { from: "This redirect is not there anymore" }
    : Object.fromEntries(result.issues.map(({ field, message }) => [field, message]));
