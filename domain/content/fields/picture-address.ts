import * as z from "zod";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";

export type PictureAddressForm = FieldBase & { control: "picture-address" };

const ADDRESS = /^(\/(?!\/)\S*|https?:\/\/\S+)$/;
const ID = /^[\w-]{1,80}$/;

/**
 * A picture that may lie elsewhere: the id of one in the media library, a file of this site, or an address on the web.
 * May be empty. Forms show the address of a picture of the library, see `og-image.server.ts`.
 */
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
