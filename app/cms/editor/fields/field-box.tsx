import type { ReactNode } from "react";

type Props = {
  /** The id of the control; help and error are named after it. */
  id: string;
  label: string;
  help?: string;
  error?: string;
  /** How many characters of how many. */
  count?: { used: number; max: number };
  wide?: boolean;
  children: ReactNode;
};

/** A control with its name and counter above, what is wrong with it and its help below. */
export const FieldBox = ({ id, label, help, error, count, wide, children }: Props) => (
  <div className={wide ? "field field-wide" : "field"}>
    <div className="field-top">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {count && <Counter {...count} />}
    </div>
    {children}
    {error && (
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    )}
    {help && (
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
    )}
  </div>
);

const Counter = ({ used, max }: { used: number; max: number }) => (
  <span className={used > max ? "field-count num is-over" : "field-count num"}>
    {used} of {max}
  </span>
);

/** What a control says of its help and its error to those who listen. */
export const described = (id: string, { help, error }: { help?: string; error?: string }) => ({
  "aria-describedby": [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});
