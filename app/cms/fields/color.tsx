import { isColor } from "#domain/content/fields/color.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** A color, picked or typed. */
export const ColorField = ({ form, place }: { form: FormOf<"color">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  return (
    <div className="color">
      <input
        type="color"
        className="color-well"
        aria-label={`${form.label}, picker`}
        value={isColor(value) ? value : form.initial}
        onChange={(event) => set(event.target.value)}
      />
      <FieldBox id={id} label={form.label} help={form.help} error={error}>
        <input
          id={id}
          className="input"
          value={value ?? ""}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => set(event.target.value.trim())}
          onBlur={leave}
          onFocus={enter}
          {...described(id, { help: form.help, error })}
        />
      </FieldBox>
    </div>
  );
};
