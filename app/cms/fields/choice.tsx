import { Icon as DrawnIcon, type IconName } from "#app/ui/drawings/icon.tsx";
import { isColor } from "#domain/content/fields/kinds/color.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { textOf } from "#domain/json.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { useField } from "./state/use-field.ts";
import { BoxedInput, verbatim } from "./text.tsx";

export const ChoiceField = ({ form, place }: { form: FormOf<"choice" | "icon">; place: Place }) => {
  const { value, set, box, control } = useField<string>(form, place);
  return (
    <FieldBox {...box}>
      <span className={form.control === "icon" ? "icon-choice" : "choice"}>
        {form.control === "icon" && form.options.includes(value) && <DrawnIcon name={value as IconName} />}
        <select {...control} className="select" value={value ?? ""} onChange={(event) => set(event.target.value)}>
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

export const ToggleField = ({ form, place }: { form: FormOf<"toggle">; place: Place }) => {
  const { value, set, box, control } = useField<boolean>(form, place);
  return (
    <div className="field field-wide">
      <label className="switch" htmlFor={box.id}>
        <input
          {...control}
          type="checkbox"
          checked={value ?? form.initial}
          onChange={(event) => set(event.target.checked)}
        />
        <span className="switch-track" aria-hidden="true" />
        {form.label}
      </label>
      {form.help && (
        <p className="field-help" id={`${box.id}-help`}>
          {form.help}
        </p>
      )}
    </div>
  );
};

export const ColorField = ({ form, place }: { form: FormOf<"color">; place: Place }) => {
  const field = useField<unknown>(form, place);
  const { value, set } = field;
  return (
    <div className="color">
      <input
        type="color"
        className="color-well"
        aria-label={`${form.label}, picker`}
        value={isColor(value) ? value : form.initial}
        onChange={(event) => set(event.target.value)}
      />
      <BoxedInput
        field={field}
        {...verbatim}
        value={textOf(value)}
        onChange={({ target }) => set(target.value.trim())}
      />
    </div>
  );
};
