import type { Database } from "#platform/database/database.ts";
import type { Block } from "../../blocks/block.ts";
import type { ListedType } from "../../fields/kinds/references.ts";
import { groupOf } from "../../find-document.server.ts";
import { fieldsIn } from "../../form/fields-in.ts";
import { liveDocuments, type Published, published, toPublished } from "../published-document.server.ts";
import { liveTranslations, type Translation } from "../translations.server.ts";
import { listedTypes } from "./block-needs.ts";

/** An address that visitors can open; `changedAt` is when what they see there last changed, in ms since 1970, null where nothing did since the installation. `translations`: where it is in each language, in its own too. */
export type PublishedAddress = { path: string; changedAt: number | null; translations: Translation[] };

/** `limit` of the public addresses in alphabetical order after `offset`. Of pages alone the data is read: they list other documents. */
export const publishedAddresses = async (
  database: Database,
  limit: number,
  offset: number,
): Promise<PublishedAddress[]> => {
  const rows = await liveDocuments(database)
    .select(["id", "type", "path", "live_changed_at", "language", "translation_of"])
    .where("path", "is not", null)
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
  const listed = await listedChanges(
    database,
    rows.flatMap(({ id, type }) => (type === "page" ? id : [])),
  );
  const groups = await liveTranslations(database, rows.map(groupOf));
  return rows.map((row) => ({
    path: row.path ?? "",
    changedAt: latest([row.live_changed_at, listed.get(row.id)]),
    translations: groups.get(groupOf(row)) ?? [],
  }));
};

const latest = (times: (number | null | undefined)[]): number | null =>
  times.reduce<number | null>((last, time) => (time && time > (last ?? 0) ? time : last), null);

/** When what the blocks of pages list last changed, what left the site included. */
const listedChanges = async (database: Database, pages: string[]): Promise<Map<string, number | null>> => {
  if (pages.length === 0) return new Map();
  const documents = (await published(database).where("document.id", "in", pages).execute()).map(toPublished);
  const shown = documents.map((page) => ({ page, lists: blocksOf(page).flatMap(listedBy) }));
  const types = [...new Set(shown.flatMap(({ lists }) => lists.map(({ of }) => of)))];
  if (types.length === 0) return new Map();
  const changes = await database
    .selectFrom("document")
    .select(["id", "type", "language", "translation_of", "live_changed_at"])
    .where("type", "in", types)
    .where("live_changed_at", "is not", null)
    .execute();
  const inList = (page: Published, { of, ids }: Listed) =>
    changes.filter(
      (change) =>
        change.type === of && change.language === page.language && (ids.length === 0 || ids.includes(groupOf(change))),
    );
  return new Map(
    shown.map(({ page, lists }) => [
      page.id,
      latest(lists.flatMap((list) => inList(page, list)).map((change) => change.live_changed_at)),
    ]),
  );
};

const blocksOf = (page: Published): Block[] =>
  page.type === "page" ? page.data.blocks.filter(({ hidden }) => !hidden) : [];

/** No ids: all of the type. */
type Listed = { of: ListedType; ids: string[] };

const listedBy = (own: Block): Listed[] => {
  const chosen = fieldsIn("page", { blocks: [own] }).flatMap(({ form, value }) =>
    form.control === "references" ? [{ of: form.of, ids: value as string[] }] : [],
  );
  const declared = listedTypes([own]).filter((type) => !chosen.some(({ of }) => of === type));
  return [...chosen, ...declared.map((of) => ({ of, ids: [] }))];
};
