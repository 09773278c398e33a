import type { Form } from "#domain/content/form/form.ts";
import { CountedField } from "../parts/counted-field.tsx";
import { Choice } from "../parts/field.tsx";
import { useFieldGround } from "./field-ground.ts";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";

export type SchemaFieldProps = {
  form: Form;
  path: string;
  value: unknown;
  /** Its label stands above it already. */
  bare?: boolean;
};

/** The control of a field, as its schema asks for it. */
export const SchemaField = ({ form, path, value, bare }: SchemaFieldProps) => {
  const { change, errors } = useFieldGround();
  const { label, help } = form;
  const common = { label, help, error: errors[path], id: `f-${path}` };
  const set = (next: unknown) => change(path, next);
  switch (form.control) {
    case "line":
    case "text":
      return (
        <CountedField
          {...common}
          value={String(value ?? "")}
          onValue={set}
          max={form.max ?? undefined}
          tall={form.control === "text"}
        />
      );
    case "number":
      return (
        <CountedField
          {...common}
          type="number"
          min={form.min}
          value={value === null || value === undefined ? "" : String(value)}
          onValue={(next) => set(next === "" ? null : Number(next))}
          help={`Between ${form.min} and ${form.max}`}
          inputMode="numeric"
        />
      );
    case "link":
      return <LinkField {...common} value={String(value ?? "")} onValue={set} />;
    case "picture":
      return <PictureField {...common} value={String(value ?? "")} onValue={set} required={form.required} />;
    case "choice":
      return (
        <Choice
          label={label}
          id={common.id}
          value={String(value ?? "")}
          onChange={(event) => set(event.target.value)}
          options={form.options.map((option) => [option, option] as const)}
        />
      );
    case "list":
      return (
        <ListField
          form={form}
          path={path}
          value={Array.isArray(value) ? value : []}
          bare={bare === true}
          field={(item, at, one) => <SchemaField form={item} path={at} value={one} />}
        />
      );
    case "group":
      return form.fields.map((field) => (
        <SchemaField
          key={field.name}
          form={field.form}
          path={`${path}.${field.name}`}
          value={(value as Record<string, unknown> | undefined)?.[field.name]}
        />
      ));
    default:
      return null;
  }
};
