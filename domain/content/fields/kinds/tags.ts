import * as z from "zod";
import { slugOf } from "../../../formats/slug.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type TagsForm = FieldBase & { control: "tags"; max: number };

export const LONGEST_TAG = 40;

/** Free words by which documents are found together. What differs in capitals, accents or signs alone is one tag. */
export const tags = (label: string, { help, max = 8 }: { help?: string; max?: number } = {}) => {
  const form: TagsForm = { control: "tags", label, help, max };
  const tag = z
    .string()
    .trim()
    .max(LONGEST_TAG, `At most ${LONGEST_TAG} characters`)
    .refine((name) => tagSlug(name) !== "", "Write a tag with letters from a to z, or digits");
  return field(z.array(tag).max(max, `At most ${max}`).default([]), form);
};

/** What two spellings of one tag have in common, and the last part of its address; "" for a word without a plain letter or digit. */
export const tagSlug = (name: string): string => slugOf(name, 2 * LONGEST_TAG);

/** The page of the posts with a tag. */
export const pathOfTag = (slug: string): string => `/blog/tag/${slug}`;

/** The tags in a value, each once, as it is spelled first. */
export const tagsIn = (value: unknown): { name: string; slug: string }[] => {
  const names = Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(tagSlug(name))) bySlug.set(tagSlug(name), name.trim());
  return [...bySlug].map(([slug, name]) => ({ slug, name }));
};

const namesIn = (value: unknown): string[] => tagsIn(value).map(({ name }) => name);

export const tagsKind: Kind<TagsForm> = {
  blank: () => [],
  fit: (_, value) => tagsIn(value).flatMap(({ slug, name }) => (slug ? [name] : [])),
  words: (value) => namesIn(value).join(", "),
  text: (value) => namesIn(value).join(", "),
};
