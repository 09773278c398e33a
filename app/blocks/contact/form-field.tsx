import type { ReactNode } from "react";

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

type Props = {
  /** Begins every id of this form. */
  formId: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its hint, and what is wrong with it. */
export const FormField = ({ formId, name, label, hint, error, required = false, children }: Props) => {
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
