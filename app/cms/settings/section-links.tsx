import type { FormOf } from "#domain/content/fields/structure.ts";

type Props = { form: FormOf<"group">; errors: Record<string, string> };

/** The way to each section; those with something to put right are marked. */
export const SectionLinks = ({ form, errors }: Props) => {
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
