import type { ExpressionBuilder } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";

export type PictureUse = { document: string; title: string; draft: boolean; live: boolean; trashed: boolean };

/** Pictures that a screen shows without a document, by id, with the name of the screen. */
export const ownScreens: Record<string, string> = { "page-not-found": "The page for addresses that lead nowhere" };

/** Stores which pictures and files a revision needs, in the transaction that stores the revision. */
export const rememberPictures = async (
  database: Database,
  revision: { id: string; document: string; media: string[] },
): Promise<void> => {
  if (revision.media.length === 0) return;
  await database
    .insertInto("revision_picture")
    .values(revision.media.map((media_id) => ({ revision_id: revision.id, document_id: revision.document, media_id })))
    .execute();
};

export const usesOf = async (database: Database, id: string): Promise<PictureUse[]> => {
  const rows = await database
    .selectFrom("revision_picture as shown")
    .innerJoin("document", "document.id", "shown.document_id")
    .select(["document.id", "title", "draft_revision", "published_revision", "deleted_at"])
    .select("shown.revision_id as revision")
    .where("shown.media_id", "=", id)
    .where((e) => isCurrent(e))
    .orderBy("title")
    .orderBy("document.id")
    .execute();
  const uses = new Map<string, PictureUse>();
  for (const row of rows) {
    const before = uses.get(row.id);
    uses.set(row.id, {
      document: row.id,
      title: row.title,
      draft: row.draft_revision === row.revision || (before?.draft ?? false),
      live: row.published_revision === row.revision || (before?.live ?? false),
      trashed: row.deleted_at !== null,
    });
  }
  return [...uses.values()];
};

/** How many documents show each of these pictures, by id; those that none shows are left out. */
export const countUses = async (database: Database, ids: string[]): Promise<Record<string, number>> => {
  if (ids.length === 0) return {};
  const rows = await database
    .selectFrom("revision_picture as shown")
    .innerJoin("document", "document.id", "shown.document_id")
    .select((e) => ["shown.media_id", e.fn.count("document.id").distinct().as("uses")])
    .where("shown.media_id", "in", ids)
    .where((e) => isCurrent(e))
    .groupBy("shown.media_id")
    .execute();
  return Object.fromEntries(rows.map(({ media_id, uses }) => [media_id, Number(uses)]));
};

/** SQL condition: no draft, no live page and no screen shows the picture of the row. */
export const unused = (e: ExpressionBuilder<Tables, "media">) =>
  e.and([e("media.id", "not in", Object.keys(ownScreens)), e("media.id", "not in", shownByDocuments(e))]);

/** SQL condition: a draft, a live page or a screen shows the picture of the row; of documents of one type, where that is said. */
export const usedIn = (e: ExpressionBuilder<Tables, "media">, type?: string) => {
  const shown = e("media.id", "in", shownByDocuments(e, type));
  return type ? shown : e.or([e("media.id", "in", Object.keys(ownScreens)), shown]);
};

const shownByDocuments = (e: ExpressionBuilder<Tables, "media">, type?: string) =>
  e
    .selectFrom("revision_picture as shown")
    .innerJoin("document", "document.id", "shown.document_id")
    .select("shown.media_id")
    .where((inner) => isCurrent(inner))
    .$if(type !== undefined, (rows) => rows.where("document.type", "=", type ?? ""));

type Joined = Tables & { shown: Tables["revision_picture"] };

const isCurrent = (e: ExpressionBuilder<Joined, "shown" | "document">) =>
  e.or([
    e("shown.revision_id", "=", e.ref("document.draft_revision")),
    e("shown.revision_id", "=", e.ref("document.published_revision")),
  ]);
