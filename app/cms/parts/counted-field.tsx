import { type ComponentProps, type ReactNode, useId } from "react";
import { described, FieldBox, LetterCount } from "./field-box.tsx";

type Props = {
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
export const CountedField = ({ label, value, onValue, max, help, error, tall, ...rest }: Props) => {
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
