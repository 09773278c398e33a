import * as z from "zod";
import { type FieldBase, field, type Kind } from "./kind.ts";

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
