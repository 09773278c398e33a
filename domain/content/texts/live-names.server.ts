import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { wordingOf } from "../../words/catalogues.ts";
import { allNames, namedValues, notConfigured } from "../names.ts";
import { liveDocuments, publishedOf } from "../published/published-document.server.ts";
import { withShared } from "../translation/words/shared.ts";

/**
 * What stands for the names in texts. Prints tell it from any other: `print` the values of Settings, `configured` those that
 * follow from the configuration too; "later" where these were not at hand, and nothing stands for them. `settings` tells
 * which Settings those are, whatever values a release makes of them.
 */
export type LiveNames = { values: Record<string, string>; print: string; configured: string; settings: string };

/**
 * The named values of the Settings that are live in a language; none where none are.
 * Without `platform` nothing stands for what follows from the configuration.
 */
export const liveNames = async (
  database: Database,
  language: Language,
  platform?: Pick<Platform, "humanCheck" | "settings">,
): Promise<LiveNames> => {
  const live = async (of: Language) => (await publishedOf(database, "settings", of))[0]?.data;
  const first = await live(FIRST_LANGUAGE);
  const own = language === FIRST_LANGUAGE ? first : await live(language);
  const settings = first && own && withShared("settings", own, first);
  const values = { ...notConfigured, ...(settings && namedValues(settings)) };
  const kept = { print: printOf(values), settings: printOf(await liveSettings(database, language)) };
  if (!settings || !platform) return { ...kept, values, configured: "later" };
  const all = allNames(settings, wordingOf(language), platform);
  return { ...kept, values: all, configured: printOf(all) };
};

/** The revisions whose values stand for names in a language. */
const liveSettings = (database: Database, language: Language) =>
  liveDocuments(database)
    .select(["language", "published_revision"])
    .where("type", "=", "settings")
    .where("language", "in", [FIRST_LANGUAGE, language])
    .orderBy("language")
    .execute();

const printOf = (values: object) => createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);
