import { type ComponentProps, type ReactNode, useId } from "react";
import { described, FieldBox } from "./field-box.tsx";

type FieldProps = { label: string; error?: string; help?: ReactNode; note?: ReactNode } & ComponentProps<"input">;

export const Field = ({ label, error, help, note, ...input }: FieldProps) => {
  const generated = useId();
  const id = input.id ?? generated;
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

export const Choice = ({ label, options, ...select }: ChoiceProps) => {
  const generated = useId();
  const id = select.id ?? generated;
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
