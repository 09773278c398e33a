import type { ReactNode } from "react";

type Props = {
  /** The id of the control; help and error are named after it. */
  id: string;
  label: string;
  help?: ReactNode;
  error?: string;
  note?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

export const FieldBox = ({ id, label, help, error, note, wide, children }: Props) => (
  <div className={wide ? "field field-wide" : "field"}>
    <div className="field-top">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {note}
    </div>
    {children}
    {error && (
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    )}
    {help && (
      <div className="field-help" id={`${id}-help`}>
        {help}
      </div>
    )}
  </div>
);

export const LetterCount = ({ text, max }: { text: string; max: number }) => (
  <span className={text.length > max ? "field-count num is-over" : "field-count num"}>
    {text.length} of {max}
  </span>
);

/** What a control says of its help and its error to those who listen. */
export const described = (id: string, { help, error }: { help?: ReactNode; error?: string }) => ({
  "aria-describedby": [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});
