import * as z from "zod";
import { addressOf } from "../../addresses.ts";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";

export type AddressForm = FieldBase & { control: "address"; prefix: string; max: number; required: boolean };

const MAX = 150;
const SHAPE = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

/** The address of a document: lower-case words, digits and hyphens, parted by slashes; below `prefix` where one is given. */
export const path = (label: string, prefix = "/") => {
  const form: AddressForm = { control: "address", label, prefix, max: MAX, required: true };
  const schema = z
    .string()
    .trim()
    .max(MAX, `At most ${MAX} characters`)
    .regex(SHAPE, "Lower-case letters, digits and hyphens only, starting with /")
    .refine(
      (value) => value.startsWith(prefix) && (prefix === "/" || value.length > prefix.length),
      `Start with ${prefix}`,
    )
    .refine((value) => !addressOf(value).reserved, "This address is used by the site itself");
  return field(schema, form);
};

export const addressKind: Kind<AddressForm> = {
  blank: ({ prefix }) => prefix,
  fit: (_, value) => textOf(value),
  words: textOf,
};
