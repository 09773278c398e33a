import { type ComponentProps, type ReactNode, useId } from "react";
import { passwordHelp, passwordLength } from "#domain/staff/password/password.ts";
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

/** Where a password is chosen, with the rule for its length. */
export const NewPassword = ({ name, error }: { name: string; error?: string }) => (
  <Field
    label="New password"
    name={name}
    type="password"
    autoComplete="new-password"
    required
    minLength={passwordLength.least}
    maxLength={passwordLength.most}
    help={passwordHelp}
    error={error}
  />
);

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
