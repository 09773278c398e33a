import type { Database } from "#platform/database/database.ts";
import type { Language } from "../../languages.ts";
import { siteVersion } from "../../site-version.server.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { complete } from "../form/complete.ts";
import { formOf } from "../form/document-form.ts";
import { allTypes, kinds } from "../kinds.ts";
import { latestPosts } from "../published/posts.server.ts";
import {
  aboutRow,
  type DocumentRow,
  documentsWith,
  inSiteOrder,
  isOfType,
  type Published,
} from "../published/published-document.server.ts";
import { type PublishedSite, type ReadAll, type SiteDeps, siteFrom } from "../published/published-site.server.ts";
import { storedData } from "../stored/read-stored.ts";

/** Every query for newest drafts starts here. What lies in the trash is left out. */
export const drafts = (database: Database) =>
  documentsWith(database, "draft_revision").where("document.type", "in", allTypes);

/** A draft in the shape of a published document: where it is unfinished, it is completed with blanks. */
export const toShown = (row: DocumentRow, data: Data = storedData(row)): Published => {
  const about = aboutRow(row);
  const path = typeof data.path === "string" ? data.path : (row.path ?? "");
  return { ...about, path, data: complete(formOf(about.type), data) } as Published;
};

/** All drafts of a type in a language, in their order on the site. For the small types only: not for posts. */
export const draftsOf = async <T extends DocumentType>(
  database: Database,
  type: T,
  language: Language,
): Promise<Published<T>[]> => {
  const rows = await inSiteOrder(drafts(database))
    .where("document.type", "=", type)
    .where("document.language", "=", language)
    .execute();
  return rows.map((row) => toShown(row)).filter(isOfType(type));
};

type Cache = { stamp: string; documents: Map<string, Promise<Published[]>> };

const caches = new WeakMap<Database, Cache>();

/** The shared part of the site from the newest drafts, `shown` in place of its own. Cached until any document changes: a preview follows the typing. */
export const draftSite = async (deps: SiteDeps, shown: Published): Promise<PublishedSite> => {
  const { database } = deps;
  const { documents } = await cacheOf(database);
  const read: ReadAll = async (type, of) => {
    const key = `${type} ${of}`;
    const reading = documents.get(key) ?? draftsOf<DocumentType>(database, type, of);
    documents.set(key, reading);
    return (await reading).map((document) => (document.id === shown.id ? shown : document)).filter(isOfType(type));
  };
  const { language } = shown;
  const hasPosts = (await latestPosts(database, language, 1)).length > 0;
  return siteFrom(deps, read, { version: 0, language, hasPosts });
};

const cacheOf = async (database: Database): Promise<Cache> => {
  const { changed, count } = await database
    .selectFrom("document")
    .select((e) => [e.fn.max("updated_at").as("changed"), e.fn.countAll().as("count")])
    .executeTakeFirstOrThrow();
  // An order of documents is no change of any of them, but one of the site.
  const stamp = `${changed} ${count} ${await siteVersion(database)}`;
  const cached = caches.get(database);
  if (cached?.stamp === stamp) return cached;
  const fresh: Cache = { stamp, documents: new Map() };
  caches.set(database, fresh);
  return fresh;
};

const ownPage = allTypes.filter((type) => kinds[type].shown === "own-page");
const MOST_LOOKED_THROUGH = 500;

/** The id of the document whose draft has an address, or null: what is live there, else the newest unpublished draft. */
export const draftAt = async (database: Database, path: string): Promise<string | null> => {
  const live = await drafts(database).where("document.path", "=", path).executeTakeFirst();
  if (live) return live.id;
  const others = await drafts(database)
    .where("document.type", "in", ownPage)
    .where((e) =>
      e.or([e("document.path", "is", null), e("document.draft_revision", "!=", e.ref("document.published_revision"))]),
    )
    .orderBy("document.updated_at", "desc")
    .limit(MOST_LOOKED_THROUGH)
    .execute();
  return others.find((row) => storedData(row).path === path)?.id ?? null;
};
