import type { ReactNode } from "react";
import type { Form, FormOf } from "#domain/content/fields/structure.ts";
import { useSharedFrom } from "../fields/shared-value.tsx";
import { Panel } from "../parts/panel.tsx";
import { FieldBeside } from "../singletons/field-beside.tsx";
import { ColorsPreview } from "./colors-preview.tsx";

type Props = { name: string; form: Form; children?: ReactNode };

export const Section = ({ name, form, children }: Props) => {
  const isOwn = useSharedFrom(form) === null;
  return (
    <Panel className="panel settings-section" id={name} title={form.label} heading={`h-${name}`}>
      <div className={layoutOf(form)}>
        {form.control === "group" && isOwn ? (
          form.fields.map((field) => <FieldBeside key={field.name} form={field.form} place={[name, field.name]} />)
        ) : (
          <FieldBeside form={form} place={[name]} />
        )}
      </div>
      {name === "colours" && isOwn && <ColorsPreview />}
      {children}
    </Panel>
  );
};

/** Short lines stand side by side; a list alone needs no name below that of its section. */
const layoutOf = (form: Form): string => {
  if (form.control === "list") return "settings-body is-list";
  if (form.control !== "group") return "settings-body";
  const fields = form.fields.map((named) => named.form);
  if (fields.every(({ control }) => control === "color")) return "settings-body is-colors";
  const isShort = fields.every((field) => field.control === "line" && field.max <= SHORT);
  return isShort ? "settings-body is-short" : "settings-body";
};

const SHORT = 10;

export const SectionLinks = ({ form, errors }: { form: FormOf<"group">; errors: Record<string, string> }) => {
  const bad = new Set(Object.keys(errors).map((path) => path.split(".")[0]));
  return (
    <nav className="settings-nav" aria-label="Sections">
      <ul>
        {form.fields.map(({ name, form: { label } }) => (
          <li key={name}>
            <a href={`#${name}`} className={bad.has(name) ? "is-bad" : ""}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href="#notifications">Notifications</a>
        </li>
      </ul>
    </nav>
  );
};
