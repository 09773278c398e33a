import type { ReactNode } from "react";
import type { FormService } from "#domain/content/form-services.ts";
import { type FieldErrors, limits, type NameRule } from "#domain/enquiries/enquiry.ts";
import { fill, formFor } from "#domain/words/fill.ts";
import type { Wording } from "#domain/words/words.ts";

const leftText = (left: number, { words, language }: Wording) => {
  const count = Math.abs(left);
  return fill(formFor(count, left >= 0 ? words.contact.left : words.contact.over, language), { count });
};

type Props = {
  wording: Wording;
  formId: string;
  services: FormService[];
  nameRule: NameRule;
  messageNote: string;
  errors: FieldErrors;
  left: number;
  /** While a message is on its way its fields are locked: a change would look sent and would not be. */
  sending: boolean;
};

export const ContactFields = ({ wording, formId, services, nameRule, messageNote, errors, left, sending }: Props) => {
  const words = wording.words.contact;
  return (
    <>
      <FormField
        formId={formId}
        name="name"
        label={words.name}
        hint={nameRule === "letters" && words.nameHint}
        error={errors.name}
        required
      >
        {(control) => <input {...control} readOnly={sending} type="text" maxLength={limits.name} autoComplete="name" />}
      </FormField>
      <FormField formId={formId} name="email" label={words.email} error={errors.email} required>
        {(control) => (
          <input {...control} readOnly={sending} type="email" maxLength={limits.email} autoComplete="email" />
        )}
      </FormField>
      <FormField formId={formId} name="phone" label={words.phone} hint={words.phoneHint} error={errors.phone}>
        {(control) => <input {...control} readOnly={sending} type="tel" maxLength={limits.phone} autoComplete="tel" />}
      </FormField>
      <FormField formId={formId} name="company" label={words.company} error={errors.company}>
        {(control) => (
          <input {...control} readOnly={sending} type="text" maxLength={limits.company} autoComplete="organization" />
        )}
      </FormField>
      <FormField formId={formId} name="service" label={words.service} error={errors.service}>
        {(control) => (
          <select {...control} disabled={sending}>
            <option value="">{words.choose}</option>
            {services.map(({ word, name }) => (
              <option key={word} value={word}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        formId={formId}
        name="message"
        label={words.message}
        hint={
          <>
            {messageNote && <span>{messageNote}</span>} <span>{leftText(left, wording)}</span>
          </>
        }
        error={errors.message}
        required
      >
        {(control) => <textarea {...control} readOnly={sending} rows={6} />}
      </FormField>
      <div className="field-trap" aria-hidden="true">
        <label htmlFor={`${formId}-website`}>{words.trap}</label>
        <input id={`${formId}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
};

type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  formId: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

const FormField = ({ formId, name, label, hint, error, required = false, children }: FieldProps) => {
  const id = `${formId}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} data-required={required ? "" : undefined}>
        {label}
      </label>
      {children({
        id,
        name,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
