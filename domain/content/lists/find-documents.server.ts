import { sql } from "kysely";
import type { Platform } from "#platform/platform.ts";
import { type Actor, demand, may } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { allTypes, kinds } from "../kinds.ts";

/** A document that was looked for; `path` is null for one without an address. */
export type FoundDocument = { id: string; type: DocumentType; title: string; path: string | null; live: boolean };

/** At most `most` documents whose title or address holds every word, titles that begin with them first; no trash, nothing that the actor may not change. */
export const findDocuments = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<FoundDocument[]> => {
  demand(actor, "content");
  const search = words.trim().toLowerCase();
  if (search === "") return [];
  const hidden = allTypes.filter((type) => !may(actor, kinds[type].right));
  let query = database.selectFrom("document").where("deleted_at", "is", null);
  if (hidden.length > 0) query = query.where("type", "not in", hidden);
  for (const word of search.split(/\s+/).slice(0, 8)) query = query.where(holds(`%${escaped(word)}%`));
  const rows = await query
    .select(["id", "type", "title", "path", "published_revision"])
    .orderBy(sql`case when lower(title) like ${`${escaped(search)}%`} escape '!' then 0 else 1 end`)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ published_revision, type, ...row }) => ({
    ...row,
    type: type as DocumentType,
    live: published_revision !== null,
  }));
};

const holds = (like: string) =>
  sql<boolean>`(lower(title) like ${like} escape '!' or lower(coalesce(path, '')) like ${like} escape '!')`;

const escaped = (text: string): string => text.replace(/[!%_]/g, "!$&");
