import * as z from "zod";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";
import type { TextOptions, TextSchema } from "./line.ts";

export type PictureForm = FieldBase & { control: "picture"; required: boolean };

/** The id of a picture in the media library. */
export const picture = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> => {
  const { help, optional = false } = options;
  const schema = optional ? z.string().max(80).default("") : z.string().min(1, "Choose a picture").max(80);
  const form: PictureForm = { control: "picture", label, help, required: !optional };
  return field(schema, form) as TextSchema<O>;
};

export const pictureKind: Kind<PictureForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: (value, nameOf) => (textOf(value) === "" ? "" : nameOf(textOf(value))),
  pictures: (value) => (textOf(value) === "" ? [] : [textOf(value)]),
};
