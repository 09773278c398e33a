import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** On or off. */
export const ToggleField = ({ form, place }: { form: FormOf<"toggle">; place: Place }) => {
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
