import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
} from "react";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { isExample } from "#domain/content/form/example.ts";
import type { Place } from "#domain/content/form/place.ts";
import { fillNames } from "#domain/content/names.ts";
import { textOf } from "#domain/json.ts";
import { described, FieldBox, LetterCount } from "../parts/form/field-box.tsx";
import { EXAMPLE, useField } from "./state/use-field.ts";

/** Longer ones would be cut off in half of the width. */
const WIDE_FROM = 50;

/** For what is no words: neither corrected nor completed by the browser. */
export const verbatim = { spellCheck: false, autoComplete: "off" };

type BoxedProps = { field: ReturnType<typeof useField>; note?: ReactNode; wide?: boolean } & ComponentProps<"input">;

export const BoxedInput = ({ field: { box, control }, note, wide, ...input }: BoxedProps) => (
  <FieldBox {...box} note={note} wide={wide}>
    <input {...control} className="input" {...input} />
  </FieldBox>
);

export const LineField = ({ form, place }: { form: FormOf<"line">; place: Place }) => {
  const field = useField<unknown>(form, place);
  const text = textOf(field.value);
  return (
    <BoxedInput
      field={field}
      note={isExample(form, text) ? <ExampleNote /> : <LetterCount text={text} max={form.max} />}
      wide={form.max > WIDE_FROM}
      value={text}
      {...exampleLook(isExample(form, text), "input", field.control)}
      onChange={({ target }) => field.set(target.value)}
    />
  );
};

export const DayField = ({ form, place }: { form: FormOf<"day">; place: Place }) => {
  const field = useField<unknown>(form, place);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => field.set(target.value);
  return <BoxedInput field={field} className="input num" type="date" value={textOf(field.value)} onChange={onChange} />;
};

export const NumberField = ({ form, place }: { form: FormOf<"number">; place: Place }) => {
  const { min, max } = form;
  const field = useField<unknown>({ ...form, help: form.help ?? `Between ${min} and ${max}` }, place);
  const value = field.value as number | null;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    field.set(target.value === "" ? null : target.valueAsNumber);
  const range = { type: "number", min, max, step: 1 };
  return <BoxedInput field={field} className="input num" {...range} value={value ?? ""} onChange={onChange} />;
};

/** What stands on pages for the names in braces. */
export const NamesContext = createContext<Record<string, string>>({});

export const TextField = ({ form, place }: { form: FormOf<"text">; place: Place }) => {
  const { value, set, box, control } = useField<unknown>(form, place);
  const text = textOf(value);
  const help = helpOf(form, text, useContext(NamesContext));
  return (
    <FieldBox
      {...box}
      help={help}
      note={isExample(form, text) ? <ExampleNote /> : <LetterCount text={text} max={form.max} />}
      wide
    >
      <textarea
        {...control}
        {...described(box.id, { help, error: box.error })}
        {...exampleLook(isExample(form, text), "input input-area", control)}
        rows={2}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    </FieldBox>
  );
};

const ExampleNote = () => <span className="field-count">Example</span>;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const exampleLook = (isExample: boolean, className: string, control: { onFocus: () => void }) =>
  isExample
    ? {
        className: `${className} ${EXAMPLE}`,
        onFocus: ({ currentTarget }: FocusEvent<TextControl>) => {
          control.onFocus();
          currentTarget.select();
        },
        onClick: ({ currentTarget }: MouseEvent<TextControl>) => currentTarget.select(),
      }
    : { className };

/** A best length is that of what visitors read. */
const helpOf = ({ help, best }: FormOf<"text">, text: string, names: Record<string, string>) => {
  if (!best) return help;
  const [from, to] = best;
  const { length } = [...fillNames(text, names)];
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
