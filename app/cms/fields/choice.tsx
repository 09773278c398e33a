import { Icon as DrawnIcon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-paths.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** One of a few named values. */
export const ChoiceField = ({ form, place }: { form: FormOf<"choice" | "icon">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  return (
    <FieldBox id={id} label={form.label} help={form.help} error={error}>
      <span className={form.control === "icon" ? "icon-choice" : "choice"}>
        {form.control === "icon" && form.options.includes(value) && <DrawnIcon name={value as IconName} />}
        <select
          id={id}
          className="select"
          value={value ?? ""}
          onChange={(event) => set(event.target.value)}
          onBlur={leave}
          onFocus={enter}
          {...described(id, { help: form.help, error })}
        >
          {!form.options.includes(value) && <option value={value ?? ""}>Choose…</option>}
          {form.options.map((option) => (
            <option key={option} value={option}>
              {capital(option)}
            </option>
          ))}
        </select>
      </span>
    </FieldBox>
  );
};

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll("-", " ");
