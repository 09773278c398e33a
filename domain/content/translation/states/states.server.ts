import type { Selectable } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { allLanguages, type Language } from "../../../languages.ts";
import { type DocumentStatus, statusOf } from "../../document-status.ts";
import { groupOf } from "../../find-document.server.ts";
import { changesSince, revisionToSay } from "../in-step/changes-since.server.ts";
import type { TranslationState } from "./translation-state.ts";

type Row = Selectable<Tables["document"]>;

/** A document in one of the languages of the site; `id` and `status` are null where there is none. */
export type InOneLanguage = {
  language: Language;
  id: string | null;
  status: DocumentStatus | null;
  state: TranslationState;
  /** How many changes of the original it does not have yet. */
  changes: number;
};

/** For each of several originals how it stands in every language, in their order. */
export const inLanguages = async (database: Database, originals: Row[]): Promise<Map<string, InOneLanguage[]>> => {
  const ids = originals.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await documents(database).where("translation_of", "in", ids).execute();
  const each = originals.map(async (original) => {
    const own = rows.filter((row) => row.translation_of === original.id);
    const all = allLanguages.map((language) => {
      if (language === original.language) {
        const state = original.deleted_at === null ? ("original" as const) : ("in-trash" as const);
        return { language, id: original.id, status: statusOf(original), state, changes: 0 };
      }
      return stateOf(database, original, { language, row: own.find((row) => row.language === language) });
    });
    return [original.id, await Promise.all(all)] as const;
  });
  return new Map(await Promise.all(each));
};

/** For each document of a list how it stands in the other languages; of a translation, how it stands to its original. */
export const besideEach = async (database: Database, rows: Row[]): Promise<Map<string, InOneLanguage[]>> => {
  const groups = rows.map(groupOf);
  const originals = await documents(database)
    .where("id", "in", [...groups, ""])
    .execute();
  const inEach = await inLanguages(database, originals);
  return new Map(
    rows.map((row) => {
      const all = inEach.get(groupOf(row)) ?? [];
      return [row.id, all.filter((one) => (one.id === row.id) === (row.translation_of !== null))];
    }),
  );
};

const documents = (database: Database) => database.selectFrom("document").selectAll();

const stateOf = async (
  database: Database,
  original: Row,
  { language, row }: { language: Language; row: Row | undefined },
): Promise<InOneLanguage> => {
  if (!row) return { language, id: null, status: null, state: "not-translated", changes: 0 };
  const changes = await countChanges(database, row, revisionToSay(original));
  const own = { language, id: row.id, status: statusOf(row), changes };
  if (row.deleted_at !== null) return { ...own, state: "in-trash" };
  if (original.deleted_at !== null) return { ...own, state: "original-in-trash" };
  return { ...own, state: changes > 0 ? "behind" : "up-to-date" };
};

/** Revisions never change, so what was counted once holds. */
const counted = new LRUCache<string, number>({ max: 5_000 });

const countChanges = async (database: Database, row: Row, now: string | null): Promise<number> => {
  if (row.made_from === now) return 0;
  const key = JSON.stringify([row.made_from, now, row.draft_revision, row.in_step]);
  const known = counted.get(key) ?? (await changesSince(database, row, now)).length;
  counted.set(key, known);
  return known;
};

/** The ids of all originals of which a translation is behind. Looks only into what was published since it was in step. */
export const originalsAhead = async (database: Database): Promise<string[]> => {
  const rows = await database
    .selectFrom("document as own")
    .innerJoin("document as original", "original.id", "own.translation_of")
    .selectAll("own")
    .select((e) => e.fn.coalesce("original.published_revision", "original.draft_revision").as("now"))
    .where("own.deleted_at", "is", null)
    .where("original.deleted_at", "is", null)
    .where((e) =>
      e.or([
        e("own.made_from", "is", null),
        e("own.made_from", "!=", e.fn.coalesce("original.published_revision", "original.draft_revision")),
      ]),
    )
    .execute();
  const ahead: string[] = [];
  for (const { now, ...row } of rows)
    if ((await countChanges(database, row, now)) > 0) ahead.push(row.translation_of ?? "");
  return [...new Set(ahead)];
};
