import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { latestPosts } from "../published/posts.server.ts";
import type { Published } from "../published/published-document.server.ts";
import { type PublishedSite, type ReadAll, siteFrom } from "../published/published-site.server.ts";
import { draftsOf } from "./drafts.server.ts";

type Kept = { stamp: string; documents: Map<DocumentType, Promise<Published[]>> };

const kept = new WeakMap<Database, Kept>();

/**
 * The shared part of the site as its newest drafts say it, with `shown` in place of what is stored of that document.
 * The drafts are kept until any document changes, so that a preview that follows somebody's typing stays fast.
 */
export const draftSite = async (database: Database, shown: Published): Promise<PublishedSite> => {
  const { documents } = await keptOf(database);
  const all = async (type: DocumentType): Promise<Published[]> => {
    const found = documents.get(type) ?? draftsOf(database, type);
    documents.set(type, found);
    return (await found).map((document) => (document.id === shown.id ? shown : document));
  };
  return siteFrom(all as ReadAll, 0, (await latestPosts(database, 1)).length > 0);
};

const keptOf = async (database: Database): Promise<Kept> => {
  const { changed, deleted, count } = await database
    .selectFrom("document")
    .select((e) => [
      e.fn.max("updated_at").as("changed"),
      e.fn.max("deleted_at").as("deleted"),
      e.fn.countAll().as("count"),
    ])
    .executeTakeFirstOrThrow();
  const stamp = `${changed} ${deleted} ${count}`;
  const known = kept.get(database);
  if (known?.stamp === stamp) return known;
  const fresh: Kept = { stamp, documents: new Map() };
  kept.set(database, fresh);
  return fresh;
};
