import * as z from "zod";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";

export type ChoiceForm = FieldBase & { control: "choice"; options: readonly string[] };

export const choice = <const T extends readonly [string, ...string[]]>(label: string, options: T, help?: string) => {
  const form: ChoiceForm = { control: "choice", label, help, options };
  return field(z.enum(options, "Choose one of the list"), form);
};

/** A choice that content may be written without: it is the first option then. */
export const choiceOrFirst = <const T extends readonly [string, ...string[]]>(label: string, options: T) => {
  const form: ChoiceForm = { control: "choice", label, options };
  return field(z.enum(options, "Choose one of the list").default(options[0] as T[number]), form);
};

export type IconForm = FieldBase & { control: "icon"; options: readonly string[] };

export const icon = (label: string) => {
  const form: IconForm = { control: "icon", label, options: iconNames };
  return field(z.enum(iconNames, "Choose one of the list"), form);
};

const oneOf: Kind<ChoiceForm | IconForm> = {
  blank: ({ options }) => options[0] ?? "",
  fit: ({ options }, value) => (options.includes(textOf(value)) ? value : (options[0] ?? "")),
  words: textOf,
};

export const choiceKind: Kind<ChoiceForm> = oneOf;
export const iconKind: Kind<IconForm> = oneOf;

export type ToggleForm = FieldBase & { control: "toggle"; initial: boolean };

export const toggle = (label: string, initial: boolean, help?: string) => {
  const form: ToggleForm = { control: "toggle", label, help, initial };
  return field(z.boolean().default(initial), form);
};

export const toggleKind: Kind<ToggleForm> = {
  blank: ({ initial }) => initial,
  fit: ({ initial }, value) => (typeof value === "boolean" ? value : initial),
  words: (value) => (typeof value === "boolean" ? (value ? "On" : "Off") : ""),
};

const iconNames = [
  "consulting",
  "managed",
  "cloud",
  "security",
  "network",
  "infrastructure",
  "help-desk",
  "software",
  "data",
  "people",
  "learning",
  "idea",
  "salary",
  "health",
  "clock",
  "calendar",
  "budget",
  "laptop",
  "party",
  "wellness",
  "check",
  "shield",
  "certificate",
  "industry",
  "office",
  "clinic",
  "flats",
  "hotel",
  "scales",
  "truck",
  "shop",
  "bank",
] as const;
