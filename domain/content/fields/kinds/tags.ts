import * as z from "zod";
import { LONGEST_TAG, tagSlug, tagsIn } from "../../../formats/tag.ts";
import { inLanguage, type Language } from "../../../languages.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type TagsForm = FieldBase & { control: "tags"; max: number };

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

/** The page of the posts with a tag in a language. */
export const pathOfTag = (language: Language, slug: string): string => inLanguage(language, `/blog/tag/${slug}`);

const namesIn = (value: unknown): string[] => tagsIn(value).map(({ name }) => name);

export const tagsKind: Kind<TagsForm> = {
  blank: () => [],
  fit: (_, value) => tagsIn(value).flatMap(({ slug, name }) => (slug ? [name] : [])),
  words: (value) => namesIn(value).join(", "),
  text: (value) => namesIn(value).join(", "),
  translated: true,
};
