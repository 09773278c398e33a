import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

/** `optional`: a new one is empty, any other is today. */
export type DayForm = FieldBase & { control: "day"; optional?: true };

const isoDay = z.iso.date("Write the day as YYYY-MM-DD");

export const day = (label: string, help?: string) => {
  const form: DayForm = { control: "day", label, help };
  return field(isoDay.clone(), form);
};

/** A day that may be left out, which parses to "". */
export const optionalDay = (label: string, help?: string) => {
  const form: DayForm = { control: "day", label, help, optional: true };
  return field(z.union([z.literal(""), isoDay], "Write the day as YYYY-MM-DD").default(""), form);
};

export const dayKind: Kind<DayForm> = {
  blank: ({ optional }, today) => (optional ? "" : today),
  fit: (_, value) => textOf(value),
  words: textOf,
};
