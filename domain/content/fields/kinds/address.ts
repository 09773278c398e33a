import * as z from "zod";
import { addressOf } from "../../../addresses.ts";
import { slugOf } from "../../../formats/slug.ts";
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
    .superRefine((value, context) => {
      const fault = addressFault(value, prefix);
      if (fault) context.addIssue(fault);
    });
  return field(schema, form);
};

/** The first thing that is wrong with an address, in words; null where nothing is. Whether it is free, only the server knows. */
export const addressFault = (value: string, prefix: string): string | null => {
  if (value === "") return "This field is required";
  if (value.length > MAX) return `At most ${MAX} characters`;
  if (!value.startsWith(prefix)) return `Start with ${prefix}`;
  if (value === prefix && prefix !== "/") return `Write what comes after ${prefix}`;
  if (/[^a-z0-9/-]/.test(value)) return "Only lower-case letters, digits, hyphens and slashes";
  if (/.[-/]$/.test(value)) return "End with a letter or a digit";
  if (!SHAPE.test(value)) return "Put letters or digits between hyphens and slashes";
  return addressOf(value).reserved ? "This address is used by the site itself" : null;
};

/** Shorter than an address may be, so that there is room for a number. */
const LONGEST_SLUG = 80;

/** The address that a title makes; empty where it has no letter that an address takes. */
export const addressFrom = (title: string, prefix: string): string => {
  const slug = slugOf(title, LONGEST_SLUG);
  return slug && prefix + slug;
};

/** True where nobody typed it: it is blank, or what the title makes, with a number where that was taken. */
export const isFromTitle = (address: string, title: string, prefix: string): boolean => {
  if (address === "" || address === prefix) return true;
  const made = addressFrom(title, prefix);
  return made !== "" && address.startsWith(made) && /^(-\d+)?$/.test(address.slice(made.length));
};

export const addressKind: Kind<AddressForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: textOf,
};
