import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** A line of more characters than this has the whole width. */
const WIDE_FROM = 100;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

export const LineField = ({ form, place }: { form: FormOf<"line" | "address">; place: Place }) => {
  const { value, set, box, control } = useField<unknown>(form, place);
  const text = asText(value);
  return (
    <FieldBox {...box} note={<LetterCount text={text} max={form.max} />} wide={form.max > WIDE_FROM}>
      <input {...control} className="input" value={text} onChange={(event) => set(event.target.value)} />
    </FieldBox>
  );
};

/** Text in paragraphs; the field grows with it. */
export const TextField = ({ form, place }: { form: FormOf<"text">; place: Place }) => {
  const { value, set, box, control } = useField<unknown>(form, place);
  const text = asText(value);
  const help = helpOf(form, text);
  return (
    <FieldBox {...box} help={help} note={<LetterCount text={text} max={form.max} />} wide>
      <textarea
        {...control}
        {...described(box.id, { help, error: box.error })}
        className="input input-area"
        rows={2}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    </FieldBox>
  );
};

/** The help of a text, and how its length compares with the recommended one. */
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
