import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind, markedWhole, oneIn, saidByName } from "./kind.ts";
import type { TextOptions, TextSchema } from "./text.ts";

export type PictureForm = FieldBase & { control: "picture"; required: boolean };

export const picture = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> => {
  const { help, optional = false } = options;
  const schema = optional ? z.string().max(80).default("") : z.string().min(1, "Choose a picture").max(80);
  const form: PictureForm = { control: "picture", label, help, required: !optional };
  return field(schema, form) as TextSchema<O>;
};

export const pictureKind: Kind<PictureForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  ...saidByName("Picture"),
  pictures: oneIn,
  marked: markedWhole,
};

export type PictureAddressForm = FieldBase & { control: "picture-address" };

const ADDRESS = /^(\/(?!\/)\S*|https?:\/\/\S+)$/;
const ID = /^[\w-]{1,80}$/;

/** A picture by its id in the library, a file of this site, an address on the web, or empty. Forms show addresses: `og-image.server.ts`. */
export const pictureAddress = (label: string, help: string) => {
  const form: PictureAddressForm = { control: "picture-address", label, help };
  const schema = z
    .string()
    .trim()
    .max(500, "At most 500 characters")
    .refine(
      (value) => value === "" || ADDRESS.test(value) || ID.test(value),
      "Start with https://, or with / for a file of this site",
    )
    .default("");
  return field(schema, form);
};

const idsIn = (value: unknown): string[] => (ID.test(textOf(value)) ? [textOf(value)] : []);

export const pictureAddressKind: Kind<PictureAddressForm> = {
  blank: () => "",
  fit: (_, value) => (idsIn(value).length > 0 || ADDRESS.test(textOf(value)) ? value : ""),
  words: (value, nameOf) => (idsIn(value).length > 0 ? nameOf(textOf(value)) : textOf(value)),
  pictures: idsIn,
};
