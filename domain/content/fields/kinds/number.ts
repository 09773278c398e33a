import * as z from "zod";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type NumberForm = FieldBase & { control: "number"; min: number; max: number; initial: number };

/** A whole number within bounds; a new one is `initial`. */
export const wholeNumber = (label: string, min: number, max: number, initial = min) => {
  const words = `A whole number from ${min} to ${max}`;
  const form: NumberForm = { control: "number", label, min, max, initial };
  return field(z.number(words).int(words).min(min, words).max(max, words), form);
};

export const numberKind: Kind<NumberForm> = {
  blank: ({ initial }) => initial,
  fit: ({ min, max, initial }, value) =>
    typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : initial,
  words: (value) => (typeof value === "number" ? String(value) : ""),
};
