import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import { wordingOf } from "../../words/catalogues.ts";
import { allNames, namedValues, notConfigured } from "../names.ts";
import { publishedOf } from "../published/published-document.server.ts";
import { withShared } from "../translation/words/shared.ts";

/**
 * What stands for the names in texts. Prints tell it from any other: `print` the values of Settings, `configured` those that
 * follow from the configuration too; "later" where these were not at hand, and nothing stands for them.
 */
export type LiveNames = { values: Record<string, string>; print: string; configured: string };

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
  const print = printOf(values);
  if (!settings || !platform) return { values, print, configured: "later" };
  const all = allNames(settings, wordingOf(language), platform);
  return { values: all, print, configured: printOf(all) };
};

const printOf = (values: Record<string, string>) =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);
