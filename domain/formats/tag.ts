import { slugOf } from "./slug.ts";

export const LONGEST_TAG = 40;

export type Tag = { name: string; slug: string };

/** What two spellings of one tag have in common, and the last part of its address; "" for a word without a plain letter or digit. */
export const tagSlug = (name: string): string => slugOf(name, 2 * LONGEST_TAG);

/** The tags in a value, each once, as it is spelled first. */
export const tagsIn = (value: unknown): Tag[] => {
  const names = Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(tagSlug(name))) bySlug.set(tagSlug(name), name.trim());
  return [...bySlug].map(([slug, name]) => ({ slug, name }));
};

/**
 * Each tag once, sorted by name, with the uses of all its spellings. Expects the rows of a tag with its most used spelling
 * first, and keeps that one.
 */
export const sumSpellings = (rows: (Tag & { uses: number | string | bigint })[]): (Tag & { uses: number })[] => {
  const known = new Map<string, Tag & { uses: number }>();
  for (const { slug, name, uses } of rows) {
    const tag = known.get(slug) ?? { slug, name, uses: 0 };
    known.set(slug, { ...tag, uses: tag.uses + Number(uses) });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
};
