import { Icon as DrawnIcon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-paths.ts";
import type { FormOf } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** A whole number within its bounds. */
export const NumberField = ({ form, place }: { form: FormOf<"number">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<number | null>(place);
  const help = form.help ?? `Between ${form.min} and ${form.max}`;
  return (
    <FieldBox id={id} label={form.label} help={help} error={error}>
      <input
        id={id}
        className="input num"
        type="number"
        min={form.min}
        max={form.max}
        step={1}
        value={value ?? ""}
        onChange={(event) => set(event.target.value === "" ? null : event.target.valueAsNumber)}
        onBlur={leave}
        onFocus={enter}
        {...described(id, { help, error })}
      />
    </FieldBox>
  );
};

/** A calendar day. */
export const DateField = ({ form, place }: { form: FormOf<"date">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  return (
    <FieldBox id={id} label={form.label} help={form.help} error={error}>
      <input
        id={id}
        className="input num"
        type="date"
        value={value ?? ""}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        onFocus={enter}
        {...described(id, { help: form.help, error })}
      />
    </FieldBox>
  );
};

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

/** On or off. */
export const SwitchField = ({ form, place }: { form: FormOf<"switch">; place: Place }) => {
  const { id, value, set, enter } = useField<boolean>(place);
  return (
    <div className="field field-wide">
      <label className="switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value ?? form.initial}
          onChange={(event) => set(event.target.checked)}
          onFocus={enter}
          {...described(id, { help: form.help })}
        />
        <span className="switch-track" aria-hidden="true" />
        {form.label}
      </label>
      {form.help && (
        <p className="field-help" id={`${id}-help`}>
          {form.help}
        </p>
      )}
    </div>
  );
};
