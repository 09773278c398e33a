import * as z from "zod";
import { addressOf } from "../../../addresses.ts";
import { textOf } from "../../../json.ts";
import {
  type Collected,
  collectionOf,
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageAt,
  languages,
} from "../../../languages.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

/** `prefix`: what addresses begin with in the first language. */
export type AddressForm = FieldBase & {
  control: "address";
  prefix: string;
  below: Collected | "";
  max: number;
  required: boolean;
};

const MAX = 150;
const SHAPE = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

/** The address of a document: lower-case words, digits and hyphens, parted by slashes; `below` the page that lists its type, if one does. */
export const address = (label: string, below: Collected | "" = "") => {
  const form: AddressForm = {
    control: "address",
    label,
    prefix: prefixIn(FIRST_LANGUAGE, below),
    below,
    max: MAX,
    required: true,
  };
  const schema = z
    .string()
    .trim()
    .superRefine((value, context) => {
      const fault = addressFault(value, prefixIn(languageAt(value), below));
      if (fault) context.addIssue(fault);
    });
  return field(schema, form);
};

/** What addresses of a type begin with in a language. */
export const prefixIn = (language: Language, below: AddressForm["below"]): string => {
  const { path: above } = below ? collectionOf(below, language) : { path: languages[language].prefix };
  return `${above}/`;
};

/** The first thing that is wrong with an address, in words; null where nothing is. Whether it is free, only the server knows. */
export const addressFault = (value: string, prefix: string): string | null => {
  if (value === "") return "This field is required";
  if (value.length > MAX) return `At most ${MAX} characters`;
  if (value === inLanguage(languageAt(value), "/") && prefix === `${value}/`) return null; // the home page of a language
  if (!value.startsWith(prefix)) return `Start with ${prefix}`;
  if (value === prefix && prefix !== "/") return `Write what comes after ${prefix}`;
  if (/[^a-z0-9/-]/.test(value)) return "Only lower-case letters, digits, hyphens and slashes";
  if (/.[-/]$/.test(value)) return "End with a letter or a digit";
  if (!SHAPE.test(value)) return "Put letters or digits between hyphens and slashes";
  return addressOf(value).reserved ? "This address is used by the site itself" : null;
};

export const addressKind: Kind<AddressForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: textOf,
  translated: true,
};
