import type { Form } from "#domain/content/form/form.ts";
import { ColourFields } from "./colour-fields.tsx";
import { SchemaField } from "./schema-field.tsx";

type Props = { name: string; form: Form; value: unknown };

/** A part of the settings under its own anchor. */
export const Section = ({ name, form, value }: Props) => (
  <section className="panel settings-section" id={name} aria-labelledby={`h-${name}`}>
    <div className="panel-head">
      <h2 className="panel-title" id={`h-${name}`}>
        {form.label}
      </h2>
    </div>
    <div className={isShort(form) ? "settings-body is-short" : "settings-body"}>
      <Body name={name} form={form} value={value} />
    </div>
  </section>
);

const Body = ({ name, form, value }: Props) => {
  if (name === "colours") return <ColourFields value={value as { accent: string; action: string }} />;
  if (form.control !== "group")
    return <SchemaField form={form} path={name} value={value} bare={form.control === "list"} />;
  return form.fields.map((field) => (
    <SchemaField
      key={field.name}
      form={field.form}
      path={`${name}.${field.name}`}
      value={(value as Record<string, unknown> | undefined)?.[field.name]}
    />
  ));
};

/** A group of short lines stands side by side. */
const isShort = (form: Form): boolean =>
  form.control === "group" &&
  form.fields.every(({ form: { control, ...rest } }) => control === "line" && "max" in rest && (rest.max ?? 99) <= 10);
