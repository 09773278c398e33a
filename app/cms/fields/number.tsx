import type { FormOf } from "#domain/content/fields/structure.ts";
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
