import * as z from "zod";
import { type FieldBase, field, type Kind, textOf } from "./kind.ts";

export type DayForm = FieldBase & { control: "day" };

export const day = (label: string, help?: string) => {
  const form: DayForm = { control: "day", label, help };
  return field(z.iso.date("Write the day as YYYY-MM-DD"), form);
};

export const dayKind: Kind<DayForm> = {
  blank: (_, today) => today,
  fit: (_, value) => textOf(value),
  words: textOf,
};
