import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

export const NumberField = ({ form, place }: { form: FormOf<"number">; place: Place }) => {
  const help = form.help ?? `Between ${form.min} and ${form.max}`;
  const { value, set, box, control } = useField<number | null>({ ...form, help }, place);
  return (
    <FieldBox {...box}>
      <input
        {...control}
        className="input num"
        type="number"
        min={form.min}
        max={form.max}
        step={1}
        value={value ?? ""}
        onChange={(event) => set(event.target.value === "" ? null : event.target.valueAsNumber)}
      />
    </FieldBox>
  );
};

export const DayField = ({ form, place }: { form: FormOf<"day">; place: Place }) => {
  const { value, set, box, control } = useField<string>(form, place);
  return (
    <FieldBox {...box}>
      <input
        {...control}
        className="input num"
        type="date"
        value={value ?? ""}
        onChange={(event) => set(event.target.value)}
      />
    </FieldBox>
  );
};
