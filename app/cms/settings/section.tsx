import type { Form } from "#domain/content/form/form.ts";
import { ColourFields } from "./colour-fields.tsx";
import { SettingsField } from "./settings-field.tsx";

type Props = { name: string; form: Form; errors: Record<string, string> };

/** A part of the settings under its own anchor. */
export const Section = ({ name, form, errors }: Props) => (
  <section className="panel settings-section" id={name} aria-labelledby={`h-${name}`}>
    <div className="panel-head">
      <h2 className="panel-title" id={`h-${name}`}>
        {form.label}
      </h2>
    </div>
    <div className={layoutOf(form)}>
      <Body name={name} form={form} errors={errors} />
    </div>
  </section>
);

const Body = ({ name, form, errors }: Props) => {
  if (name === "colours") return <ColourFields errors={errors} />;
  if (form.control !== "group") return <SettingsField form={form} place={[name]} />;
  return form.fields.map((field) => <SettingsField key={field.name} form={field.form} place={[name, field.name]} />);
};

/** Short lines stand side by side; a list alone needs no name below that of its section. */
const layoutOf = (form: Form): string => {
  if (form.control === "list") return "settings-body is-list";
  const isShort =
    form.control === "group" &&
    form.fields.every(({ form: field }) => field.control === "line" && (field.max ?? SHORT + 1) <= SHORT);
  return isShort ? "settings-body is-short" : "settings-body";
};

/** A line of at most so many characters is short. */
const SHORT = 10;
