import { type FieldBase, field, type Kind, textOf } from "./kind.ts";
import { boundedText, type TextOptions, type TextSchema } from "./line.ts";

/** `best` is the recommended number of characters, from and to. */
export type TextForm = FieldBase & { control: "text"; max: number; required: boolean; best?: [number, number] };

/** Plain text in paragraphs; an empty line starts a new one. `max` counts characters. */
export const text = <O extends TextOptions & Pick<TextForm, "best">>(
  label: string,
  options: O = {} as O,
): TextSchema<O> => {
  const { max = 600, optional = false, help, naming, best } = options;
  const form: TextForm = { control: "text", label, help, naming, max, required: !optional, best };
  return field(boundedText(max, optional), form) as TextSchema<O>;
};

export const textKind: Kind<TextForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: textOf,
  text: textOf,
};
