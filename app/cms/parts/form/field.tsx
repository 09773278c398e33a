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

export const OwnPassword = (field: Pick<FieldProps, "label" | "name" | "error">) => (
  <Field type="password" autoComplete="current-password" required {...field} />
);

export const Email = (field: Pick<FieldProps, "defaultValue">) => (
  <Field label="Email" name="email" type="email" autoComplete="username" required {...field} />
);

/** Takes a code of the app and a recovery code, which has letters. */
export const SignInCode = (field: Pick<FieldProps, "help" | "maxLength">) => (
  <Field
    label="Code"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);

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

export const Suggestions = ({ id, pages }: { id: string; pages: { path: string; title: string }[] }) => (
  <datalist id={id}>
    {pages.map(({ path, title }) => (
      <option key={path} value={path}>
        {title}
      </option>
    ))}
  </datalist>
);
