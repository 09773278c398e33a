import * as z from "zod";
import { addressOf } from "../../../addresses.ts";
import { slugOf } from "../../../formats/slug.ts";
import {
  type Collected,
  collectionOf,
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageAt,
  languages,
} from "../../../languages.ts";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";

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
export const path = (label: string, below: Collected | "" = "") => {
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

/** Shorter than an address may be, so that there is room for a number. */
const LONGEST_SLUG = 80;

/** The address that a title makes; empty where it has no letter that an address takes. */
export const addressFrom = (title: string, prefix: string): string => {
  const slug = slugOf(title, LONGEST_SLUG);
  return slug && prefix + slug;
};

/** What title and address of a duplicate end with, until somebody names it. */
export const COPY = { title: " (copy)", address: "-copy" };

/**
 * What the address that follows a title begins with; null where somebody typed it. Nobody did where it is blank, or what the
 * title makes, with a number where that was taken. A duplicate stays below what its original stood below.
 */
export const followsBelow = (address: string, title: string, prefix: string): string | null => {
  if (address === "" || address === prefix) return prefix;
  const unnumbered = address.replace(/-\d+$/, "");
  const made = addressFrom(title, prefix);
  if (made !== "" && (address === made || unnumbered === made)) return prefix;
  const isCopy = title.endsWith(COPY.title) && (address.endsWith(COPY.address) || unnumbered.endsWith(COPY.address));
  return isCopy ? address.slice(0, address.lastIndexOf("/") + 1) : null;
};

export const addressKind: Kind<AddressForm> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: textOf,
  translated: true,
};
