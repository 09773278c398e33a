import { sql } from "kysely";
import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../../languages.ts";
import type { Excerpt } from "../../../search/excerpt.ts";
import { foundBy } from "../../../search/search-index.server.ts";
import { escapeLike, holdsWords } from "../../../sql.server.ts";
import { type Actor, demand, may } from "../../../staff/rights.ts";
import type { DocumentType } from "../../document-types.ts";
import { typed } from "../../find-document.server.ts";
import { allTypes, kinds } from "../../kinds.ts";
import { excerptsOf } from "../../texts/excerpts.server.ts";
import { type Target, toTarget } from "./link-targets.server.ts";

/** `excerpt`: what was looked for in its sentence, where title and address don't say it. */
export type DocumentHit = Omit<Target, "path" | "type"> & {
  type: DocumentType;
  language: Language;
  path: string | null;
  trashed: boolean;
  excerpt: Excerpt | null;
};

/**
 * Documents whose title, address or texts hold every word, at most `most`, without those the actor may not change. First
 * those out of the trash, then originals, then titles that begin with the words, then titles or addresses that hold them,
 * then the last changed. Throws NotAllowed without the right "content".
 */
export const findDocuments = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<DocumentHit[]> => {
  demand(actor, "content");
  const search = words.trim().toLowerCase();
  if (search === "") return [];
  const allowed = allTypes.filter((type) => may(actor, kinds[type].right));
  const begins = sql`case when lower(title) like ${`${escapeLike(search)}%`} escape '!' then 0 else 1 end`;
  const rows = await database
    .selectFrom("document")
    .selectAll()
    .where("type", "in", allowed)
    .where(foundBy(database, search, ["title", "path"], "document"))
    .orderBy(sql`case when deleted_at is null then 0 else 1 end`)
    .orderBy(sql`case when translation_of is null then 0 else 1 end`)
    .orderBy(begins)
    .orderBy(sql`case when ${holdsWords(search, ["title", "path"])} then 0 else 1 end`)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const excerpts = await excerptsOf(database, rows, search);
  return rows.map((row) => ({
    ...toTarget(row),
    language: typed(row).language,
    path: row.path,
    trashed: row.deleted_at !== null,
    excerpt: excerpts.get(row.id) ?? null,
  }));
};
