import { type ComponentProps, type ReactNode, useId } from "react";

type Props = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The most characters; they are counted beside the label. */
  max?: number;
  /** Stands at the right of the label instead of the count. */
  note?: ReactNode;
  help?: ReactNode;
  error?: string;
  /** More than one line. */
  tall?: boolean;
} & Omit<ComponentProps<"input">, "value" | "onChange" | "max">;

/** A line or a text whose length is counted while it is typed. */
export const CountedField = ({ label, value, onValue, max, note, help, error, tall, ...rest }: Props) => {
  const made = useId();
  const id = rest.id ?? made;
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const control = {
    id,
    value,
    "aria-invalid": Boolean(error),
    "aria-describedby": said || undefined,
    className: "input",
  };
  return (
    <div className="field">
      <span className="field-line">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {note ?? (max !== undefined && <Count length={[...value].length} max={max} />)}
      </span>
      {tall ? (
        <textarea {...control} name={rest.name} rows={3} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input {...rest} {...control} onChange={(event) => onValue(event.target.value)} />
      )}
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
};

/** Over the limit it is told by words too. */
const Count = ({ length, max }: { length: number; max: number }) => (
  <span className={length > max ? "field-count is-over" : "field-count"}>
    {length > max ? `${length - max} too many` : `${length} of ${max}`}
  </span>
);
