import type { Language } from "#domain/languages.ts";
import type { SeedOf } from "./seed-of.ts";

type Data = Omit<SeedOf<"position">["data"], "path">;

/** One job; in another language it has an address of its own and belongs to the same group. */
export const position = (
  slug: string,
  data: Data,
  translation?: { language: Language; path: string },
): SeedOf<"position"> => {
  const id = `position-${slug}`;
  if (!translation) return { id, type: "position", data: { path: `/careers/${slug}`, ...data } };
  const { language, path } = translation;
  return { id: `${id}-${language}`, type: "position", language, group: id, data: { path, ...data } };
};
