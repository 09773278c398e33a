import { useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { useKeyNames } from "../keys.ts";

/** A value to take along, shown once. Where the browser gives no clipboard (plain http, no permission), it is marked for the keys. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const names = useKeyNames();
  const [told, setTold] = useState({ of: value, name: "Copy" });
  const setName = (name: string) => setTold({ of: value, name });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setName("Copied");
    } catch {
      input.current?.focus();
      setName(`Press ${names("Mod C")}`);
    }
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="copy">
        <input
          ref={input}
          id={id}
          className="input"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button name={told.of === value ? told.name : "Copy"} onClick={() => void copy()} />
      </span>
    </div>
  );
};
