import { useId, useState } from "react";
import { Button } from "../button.tsx";

/** A value to take along, shown once. */
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
        <Button name={copied ? "Copied" : "Copy"} onClick={() => void copy()} />
      </span>
    </div>
  );
};
