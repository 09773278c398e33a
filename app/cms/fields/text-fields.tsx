import type { FormOf } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

type Props = { form: FormOf<"line" | "text">; place: Place };

/** A line of more characters than this has the whole width. */
const WIDE_FROM = 100;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

const countOf = (text: string, max: number | null) => max && <LetterCount text={text} max={max} />;

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
      note={countOf(text, form.max)}
      wide={(form.max ?? 0) > WIDE_FROM}
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

/** Text in paragraphs; the field grows with it. */
export const TextField = ({ form, place }: Props) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  const text = asText(value);
  return (
    <FieldBox id={id} label={form.label} help={form.help} error={error} note={countOf(text, form.max)} wide>
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
