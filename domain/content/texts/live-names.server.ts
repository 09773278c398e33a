import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { namedValues } from "../names.ts";
import { publishedOf } from "../published/published-document.server.ts";
import { withShared } from "../translation/words/shared.ts";

/** What stands for the names in texts; `print` tells it from any other. */
export type LiveNames = { values: Record<string, string>; print: string };

/** The named values of the Settings that are live in a language, else of those of the first; none in a site without Settings. */
export const liveNames = async (database: Database, language: Language): Promise<LiveNames> => {
  const settings = async (of: Language) => (await publishedOf(database, "settings", of))[0]?.data;
  const first = await settings(FIRST_LANGUAGE);
  const own = language === FIRST_LANGUAGE ? first : ((await settings(language)) ?? first);
  const values = first && own ? namedValues(withShared("settings", own, first)) : {};
  const print = createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);
  return { values, print };
};
