import { EMAIL_LENGTH, isEmailAddress } from "../formats/email-address.ts";
import { keysOf } from "../keys-of.ts";
import { knownLanguage, type Language } from "../languages.ts";
import { fill, formFor } from "../words/fill.ts";
import type { Wording, Words } from "../words/words.ts";

export type Enquiry = {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** The word of one that the form offers, "" for none. Which there are stands in Settings. */
  service: string;
  message: string;
};

export type FieldName = keyof Enquiry;

export type FieldErrors = Partial<Record<FieldName | "recaptchaToken", string>>;

/** Most characters of each field (SPEC §9). */
export const limits = { name: 100, email: EMAIL_LENGTH, phone: 20, company: 100, service: 80, message: 500 } as const;
/** Most characters of a note of staff; a line break is one. */
export const NOTE_LENGTH = 2_000;
const minimum = { name: 2, message: 10 } as const;

/** The language that a form says it is in; the first one for any other. */
export const languageOfForm = ({ language }: Record<string, unknown>): Language => knownLanguage(language);

/** For whoever sent too many; `resetMs` is the time until the window ends. */
export const tooManyText = (resetMs: number, { words, language }: Wording): string => {
  const count = Math.ceil(resetMs / 60_000);
  return fill(formFor(count, words.answers.tooMany, language), { count });
};

/** Which names are taken: letters and spaces (SPEC §5), or whatever people are called. */
export type NameRule = "letters" | "any";

/** Code points: an emoji is one, here and on the server, and what is stored has a bound. */
export const lengthOf = (text: string): number => [...text].length;

const letter = /\p{L}/u;
const notInNames = /[^\p{L}\p{M} \u200c\u200d]/u;
const phoneCharacters = /^(?=.*\d)[\d\s()-]+$/;

type Messages = Words["enquiry"];

type Rule = (value: string, messages: Messages, nameRule: NameRule) => string | undefined;

const rules: Record<FieldName, Rule> = {
  name: (name, messages, nameRule) => {
    if (lengthOf(name) < minimum.name) return messages.nameShort;
    if (lengthOf(name) > limits.name) return messages.nameLong;
    const [sign] = nameRule === "any" ? [] : (notInNames.exec(name) ?? []);
    if (sign) return fill(messages.nameSign, { sign });
    return letter.test(name) ? undefined : messages.nameLetters;
  },
  email: (email, messages) => (isEmailAddress(email) ? undefined : messages.email),
  phone: (phone, messages) =>
    phone === "" || (lengthOf(phone) <= limits.phone && phoneCharacters.test(phone)) ? undefined : messages.phone,
  company: (company, messages) => (lengthOf(company) <= limits.company ? undefined : messages.companyLong),
  service: (service, messages) => (lengthOf(service) <= limits.service ? undefined : messages.service),
  message: (message, messages) => {
    if (lengthOf(message) < minimum.message) return messages.messageShort;
    return lengthOf(message) <= limits.message ? undefined : messages.messageLong;
  },
};

const fieldNames = keysOf(rules);

/** Takes markup, outer spaces and invisible characters out of every field, then applies the rules: the clean enquiry, or what is wrong by field. */
export const checkEnquiry = (
  input: Record<string, unknown>,
  messages: Messages,
  nameRule: NameRule,
): { enquiry: Enquiry } | { fields: FieldErrors } => {
  const clean = Object.fromEntries(fieldNames.map((field) => [field, tidy(field, input[field])])) as Enquiry;
  const fields: FieldErrors = {};
  for (const field of fieldNames) {
    const wrong = isText(input[field]) ? rules[field](clean[field], messages, nameRule) : messages.text;
    if (wrong) fields[field] = wrong;
  }
  return Object.keys(fields).length > 0 ? { fields } : { enquiry: clean };
};

const isText = (value: unknown) => value === undefined || value === null || typeof value === "string";

/** Control and format characters other than tab, line feed and the joiners that some scripts need; lone surrogates. */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Far more than markup and spaces around a good value take. Putting combining marks in order costs the square of a text. */
const longestRaw = (field: FieldName) => 4 * limits[field] + 1000;

const tidy = (field: FieldName, value: unknown): string => {
  if (typeof value !== "string") return "";
  if (value.length > longestRaw(field)) return value.slice(0, longestRaw(field)); // too long by far: left to the rule
  const seen = value.replace(/\r\n?/g, "\n").replace(invisible, "");
  const text = stripMarkup(seen.normalize("NFC"));
  return (field === "message" ? text : text.replace(/\s+/g, " ")).trim();
};

const callingCode = /^\s*\+?1[\s.-]*(?=\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}\s*$)/;

/** A number as browsers fill it in, `+1 305.555.0100`, as the rule takes it: `305-555-0100`. Any other stays. */
export const nationalPhone = (phone: string): string => phone.replace(callingCode, "").replace(/(?<=\d)\.(?=\d)/g, "-");

const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--[^<>]*-->|<![a-z][^<>]*>/gi;
const PASSES = 5;

/** `<b>Hi</b>` becomes `Hi`; what only looks like a tag stays (`a < b`, `<3`, `<me@example.com>`). Removing can make new tags, hence five passes. */
export const stripMarkup = (text: string): string => {
  let rest = text;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const shorter = rest.replace(tag, "");
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
};
