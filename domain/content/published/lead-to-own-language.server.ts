import type { Database } from "#platform/database/database.ts";
import { FIRST_LANGUAGE, type Language, languageAt } from "../../languages.ts";
import { withoutRest } from "../../link-path.ts";
import type { Data } from "../fields/structure.ts";
import { groupOf } from "../find-document.server.ts";
import { fieldsIn, linksIn, ofKind } from "../form/fields-in.ts";
import { withValue } from "../form/place.ts";
import { liveDocuments, type Published } from "./published-document.server.ts";
import { redirectsFrom } from "./redirects-from.server.ts";

/** A translation whose links to pages in other languages point at the same pages in its own, where those are live. */
export const leadToOwnLanguage = async <P extends Published>(database: Database, document: P): Promise<P> => {
  const { id, group, type, language, data } = document;
  if (language === FIRST_LANGUAGE && group === id) return document;
  const hrefs = linksIn(type, data).map(({ href }) => href);
  const foreign = hrefs.map(withoutRest).filter((path) => /^\/(?!\/)/.test(path) && languageAt(path) !== language);
  const own = await ownPaths(database, language, [...new Set(foreign)]);
  if (own.size === 0) return document;
  const led = (href: string) => {
    const path = withoutRest(href);
    return (own.get(path) ?? path) + href.slice(path.length);
  };
  const changed = fieldsIn(type, data).reduce<Data>((changed, field) => {
    const hasLinks = (ofKind(field)?.links?.(field.value) ?? []).length > 0;
    return hasLinks ? withValue(changed, field.place, withEach(field.value, led)) : changed;
  }, data as Data);
  return { ...document, data: changed };
};

/** By the address of a page in any language, a former one too, that of the same page in this one. */
const ownPaths = async (database: Database, language: Language, paths: string[]): Promise<Map<string, string>> => {
  if (paths.length === 0) return new Map();
  const moved = await redirectsFrom(database, paths);
  const now = new Map(paths.map((path) => [path, withoutRest(moved.get(path) ?? path)]));
  const targets = await database
    .selectFrom("document")
    .select(["id", "translation_of", "path"])
    .where("path", "in", [...now.values()])
    .execute();
  const groups = [...targets.map(groupOf), ""];
  const own = await liveDocuments(database)
    .select(["id", "translation_of", "path"])
    .where("language", "=", language)
    .where((e) => e.or([e("id", "in", groups), e("translation_of", "in", groups)]))
    .execute();
  const byGroup = new Map(own.map((row) => [groupOf(row), row.path ?? ""]));
  const ownOf = new Map(targets.map((row) => [row.path ?? "", byGroup.get(groupOf(row))]));
  return new Map(
    paths.flatMap((path) => {
      const led = ownOf.get(now.get(path) ?? path);
      return led ? [[path, led] as const] : [];
    }),
  );
};

/** A link, or all that lie in a rich text: whatever a node of it says besides its words. */
const withEach = (value: unknown, change: (href: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((part) => withEach(part, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === "text" ? part : withEach(part, change)]),
  );
};
