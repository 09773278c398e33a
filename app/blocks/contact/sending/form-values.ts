import { type Enquiry, nationalPhone, stripMarkup } from "#domain/enquiries/enquiry.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";

export type Values = Record<keyof Enquiry, string>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const names: (keyof Enquiry)[] = ["name", "email", "phone", "company", "service", "message"];

/** False for the honeypot and the fields of the human check. */
export const isField = (name: string): name is keyof Enquiry => (names as string[]).includes(name);

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(names.map((name) => [name, control(form, name)?.value ?? ""])) as Values;

/** Fills empty fields only: what the visitor or autofill entered stays. */
export const fillEmpty = (form: HTMLFormElement, values: Partial<Values>): void => {
  for (const name of names) {
    const field = control(form, name);
    if (field && !field.value && values[name]) field.value = values[name];
  }
};

export const readTrap = (form: HTMLFormElement): string => control(form, "website")?.value ?? "";

export const cleanField = (field: EventTarget): void => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const clean = stripMarkup(field.value);
  if (clean !== field.value) field.value = clean;
};

const ABOUT_LENGTH = 80;

/** What a link to the form fills in: `/contact?service=careers&about=DevOps+Engineer`. An unknown service leaves the choice empty. */
export const valuesInAddress = (search: string, words: Words["contact"]): Partial<Values> => {
  const asked = new URLSearchParams(search);
  const about = stripMarkup(asked.get("about") ?? "").slice(0, ABOUT_LENGTH);
  return { service: asked.get("service") ?? "", ...(about && { message: `${fill(words.about, { about })}\n\n` }) };
};

/** Once it is filled in: while somebody types, a number is not whole. */
export const cleanPhone = (form: HTMLFormElement): void => {
  const field = control(form, "phone");
  if (field && field.value !== nationalPhone(field.value)) field.value = nationalPhone(field.value);
};

/** 32 random hex digits; `crypto.randomUUID` is missing on plain http. */
export const newFormId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
