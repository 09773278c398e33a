import { type ComponentProps, useId } from "react";

type FieldProps = { label: string; error?: string; help?: string } & ComponentProps<"input">;

/** A line to fill in, with its name above, help below, and what is wrong with it. */
export const Field = ({ label, error, help, ...input }: FieldProps) => {
  const id = useId();
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className="input" aria-invalid={Boolean(error)} aria-describedby={said || undefined} />
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
};

type ChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
} & ComponentProps<"select">;

/** One of a few values. */
export const Choice = ({ label, options, ...select }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className="select">
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
