import { useId } from "react";
import { LONGEST_ALT } from "#domain/media/picture-rules.ts";

type AltProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  name?: string;
  autoFocus?: boolean;
};

/** The alternative text, with how much of it there may be. */
export const AltField = ({ value, onChange, error, name, autoFocus }: AltProps) => {
  const id = useId();
  return (
    <div className="field">
      <div className="field-top">
        <label className="field-label" htmlFor={id}>
          Alternative text
        </label>
        <span className="field-count num" id={`${id}-count`}>
          {value.length} of {LONGEST_ALT}
        </span>
      </div>
      <textarea
        id={id}
        name={name}
        className="input textarea"
        rows={3}
        maxLength={LONGEST_ALT}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: asked for where the text is the next thing to do
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-help ${id}-count${error ? ` ${id}-error` : ""}`}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="field-help" id={`${id}-help`}>
        Say what it shows to somebody who can't see it. Needed before it can be used.
      </p>
    </div>
  );
};
