import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** Text in paragraphs; the field grows with it. */
export const TextField = ({ form, place }: { form: FormOf<"text">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  const text = typeof value === "string" ? value : "";
  return (
    <FieldBox
      id={id}
      label={form.label}
      help={form.help}
      error={error}
      note={<LetterCount text={text} max={form.max} />}
      wide
    >
      <textarea
        id={id}
        className="input input-area"
        rows={2}
        value={text}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        onFocus={enter}
        {...described(id, { help: form.help, error })}
      />
    </FieldBox>
  );
};
