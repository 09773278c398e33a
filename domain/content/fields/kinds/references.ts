import * as z from "zod";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type ListedType = "service" | "project" | "position" | "post" | "member" | "testimonial";

export type ReferencesForm = FieldBase & { control: "references"; of: ListedType; max: number };

/** Ids of documents of one type, in the order in which they are shown. */
export const references = (
  label: string,
  of: ListedType,
  { help, max = 100 }: { help?: string; max?: number } = {},
) => {
  const form: ReferencesForm = { control: "references", label, help, of, max };
  return field(z.array(z.string().min(1).max(80)).max(max, `At most ${max}`).default([]), form);
};

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

export const referencesKind: Kind<ReferencesForm> = {
  blank: () => [],
  fit: (_, value) => idsIn(value),
  words: (value, nameOf) => idsIn(value).map(nameOf).join(", "),
  references: idsIn,
};
