import { useId } from "react";
import { Form } from "react-router";
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
};

const asTyped = { spellCheck: false, autoCapitalize: "off", autoComplete: "off" };

export const RedirectForm = ({ typed, errors = {}, pages, old }: Props) => {
  const list = useId();
  return (
    <Form method="post" className="redirect-form">
      {old !== undefined && <input type="hidden" name="old" value={old} />}
      <Field
        label="From"
        name="from"
        required
        defaultValue={typed.from}
        error={errors.from}
        placeholder="/old-page"
        {...asTyped}
      />
      <Field
        label="To"
        name="to"
        required
        defaultValue={typed.to}
        error={errors.to}
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
