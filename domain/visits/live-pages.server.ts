import type { Database } from "#platform/database/database.ts";
import { tagsWith } from "../content/published/page/tags.server.ts";
import { liveDocuments } from "../content/published/published-document.server.ts";
import { allLanguages, languageAt } from "../languages.ts";
import { isAmong } from "../sql.server.ts";
import { wordingOf } from "../words/catalogues.ts";
import { tagIn } from "./beacon.ts";

/** Which of these paths visitors can read now, and the pages that search. */
export const livePages = async (database: Database, paths: string[]): Promise<Set<string>> => {
  const rows = await liveDocuments(database)
    .select("path")
    .where(isAmong("path", database, paths))
    .execute();
  const live = new Set(allLanguages.map((language) => wordingOf(language).words.paths.search));
  for (const { path } of rows) live.add(path ?? "");
  for (const language of allLanguages) {
    const slugs = paths.filter((path) => languageAt(path) === language).map(tagIn);
    const tags = await tagsWith(database, language, slugs.filter((slug) => slug !== null).slice(0, MOST_TAGS));
    for (const path of paths) if (languageAt(path) === language && tags.has(tagIn(path) ?? "")) live.add(path);
  }
  return live;
};

/** That are asked for at once; the others of a flood are missing. */
const MOST_TAGS = 500;
