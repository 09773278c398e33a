import { useId, useState } from "react";

/** A text to be taken elsewhere. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(value);
    setCopied(true);
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="copy">
        <input id={id} className="input" readOnly value={value} onFocus={(event) => event.target.select()} />
        <button type="button" className="btn" onClick={() => void copy()}>
          {copied ? "Copied" : "Copy"}
        </button>
      </span>
    </div>
  );
};
