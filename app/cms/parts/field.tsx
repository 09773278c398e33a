import { type ComponentProps, type ReactNode, useId } from "react";
import { described, FieldBox, LetterCount } from "./field-box.tsx";

type FieldProps = { label: string; error?: string; help?: ReactNode; note?: ReactNode } & ComponentProps<"input">;

/** A line to fill in, with its name above, help below, and what is wrong with it. */
export const Field = ({ label, error, help, note, ...input }: FieldProps) => {
  const made = useId();
  const id = input.id ?? made;
  return (
    <FieldBox id={id} label={label} error={error} help={help} note={note}>
      <input {...input} id={id} className="input" {...described(id, { help, error })} />
    </FieldBox>
  );
};

type ChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
} & ComponentProps<"select">;

/** One of a few values. */
export const Choice = ({ label, options, ...select }: ChoiceProps) => {
  const made = useId();
  const id = select.id ?? made;
  return (
    <FieldBox id={id} label={label}>
      <select {...select} id={id} className="select">
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldBox>
  );
};

type CountedProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The most characters; they are counted beside the label. */
  max?: number;
  help?: ReactNode;
  error?: string;
  /** More than one line. */
  tall?: boolean;
} & Omit<ComponentProps<"input">, "value" | "onChange" | "max">;

/** A line or a text whose length is counted while it is typed. */
export const CountedField = ({ label, value, onValue, max, help, error, tall, ...rest }: CountedProps) => {
  const made = useId();
  const id = rest.id ?? made;
  const control = { id, value, className: "input", ...described(id, { help, error }) };
  const note = max !== undefined && <LetterCount text={value} max={max} />;
  return (
    <FieldBox id={id} label={label} help={help} error={error} note={note}>
      {tall ? (
        <textarea {...control} name={rest.name} rows={3} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input {...rest} {...control} onChange={(event) => onValue(event.target.value)} />
      )}
    </FieldBox>
  );
};
