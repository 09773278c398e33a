import type { Database } from "#platform/database/database.ts";
import { allLanguages, isLanguage, type Language } from "../../languages.ts";
import { groupOf } from "../find-document.server.ts";
import { liveDocuments } from "./published-document.server.ts";

/** A page as visitors can open it in one language. */
export type Translation = { language: Language; path: string };

/** The live pages of each group, its original included, in the order of the languages. */
export const liveTranslations = async (database: Database, groups: string[]): Promise<Map<string, Translation[]>> => {
  const found = new Map<string, Translation[]>();
  if (groups.length === 0) return found;
  const rows = await liveDocuments(database)
    .select(["id", "translation_of", "language", "path"])
    .where((e) => e.or([e("id", "in", groups), e("translation_of", "in", groups)]))
    .where("path", "is not", null)
    .execute();
  for (const { language, path, ...row } of rows) {
    const group = groupOf(row);
    if (isLanguage(language)) found.set(group, [...(found.get(group) ?? []), { language, path: path ?? "" }]);
  }
  for (const pages of found.values())
    pages.sort((a, b) => allLanguages.indexOf(a.language) - allLanguages.indexOf(b.language));
  return found;
};

/** The live pages of the group of the one at an address; none where nothing is. */
export const translationsAt = async (database: Database, path: string): Promise<Translation[]> => {
  const row = await liveDocuments(database)
    .select(["id", "translation_of"])
    .where("path", "=", path)
    .executeTakeFirst();
  const group = row ? groupOf(row) : "";
  return (await liveTranslations(database, [group])).get(group) ?? [];
};
