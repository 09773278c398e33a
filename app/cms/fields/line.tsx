import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

type Props = { form: FormOf<"line" | "address">; place: Place };

/** A line of more characters than this has the whole width. */
const WIDE_FROM = 100;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** One line of text. */
export const LineField = ({ form, place }: Props) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  const text = asText(value);
  return (
    <FieldBox
      id={id}
      label={form.label}
      help={form.help}
      error={error}
      note={<LetterCount text={text} max={form.max} />}
      wide={form.max > WIDE_FROM}
    >
      <input
        id={id}
        className="input"
        value={text}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        onFocus={enter}
        {...described(id, { help: form.help, error })}
      />
    </FieldBox>
  );
};
