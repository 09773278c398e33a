import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** A calendar day. */
export const DayField = ({ form, place }: { form: FormOf<"day">; place: Place }) => {
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
