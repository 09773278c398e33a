import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** Text in paragraphs; the field grows with it. */
export const TextField = ({ form, place }: { form: FormOf<"text">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  const text = typeof value === "string" ? value : "";
  const help = helpOf(form, text);
  return (
    <FieldBox
      id={id}
      label={form.label}
      help={help}
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
        {...described(id, { help, error })}
      />
    </FieldBox>
  );
};

/** The help of a text, and where its length stands to the recommended one. */
const helpOf = ({ help, best }: FormOf<"text">, text: string) => {
  if (!best) return help;
  const [from, to] = best;
  const { length } = [...text];
  return (
    <>
      {help}
      <span className={length >= from && length <= to ? "length is-good" : "length"} aria-live="polite">
        {length < from && `${from - length} short of it`}
        {length > to && `${length - to} over it: search engines cut it off`}
        {length >= from && length <= to && `${length}: just right`}
      </span>
    </>
  );
};
