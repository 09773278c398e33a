import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE } from "../../../languages.ts";
import { FILE_TYPE, filePath } from "../../../media/file.ts";
import { holdsWords } from "../../../sql.server.ts";
import { type Actor, demand } from "../../../staff/rights.ts";
import type { DocumentType } from "../../document-types.ts";
import { liveDocuments } from "../../published/published-document.server.ts";

/** A document that can be opened, linked to or referred to. `live` is false for what visitors can't open yet. */
export type Target = { id: string; type: DocumentType | "file"; title: string; path: string; live: boolean };

const documents = (database: Database) =>
  database
    .selectFrom("document")
    .select(["id", "type", "title", "path", "published_revision"])
    .where("deleted_at", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof documents>["execute"]>>[number];

export const toTarget = (row: Row) => ({
  id: row.id,
  type: row.type as DocumentType,
  title: row.title,
  path: row.path ?? "",
  live: row.published_revision !== null,
});

const MOST_FOUND = 20;

/** Documents with an address whose title or address holds every word of `search`, and files by their names; none: the first of all. */
export const findTargets = async (database: Database, actor: Actor, search: string): Promise<Target[]> => {
  demand(actor, "content");
  const rows = await documents(database)
    .where("path", "is not", null)
    .where(holdsWords(search, ["title", "path"]))
    .orderBy("path")
    .limit(MOST_FOUND)
    .execute();
  return [...rows.map(toTarget), ...(await filesFor(database, search))];
};

const MOST_FILES = 5;

const filesFor = async (database: Database, search: string): Promise<Target[]> => {
  if (search.trim() === "") return [];
  const rows = await database
    .selectFrom("media")
    .select(["id", "name"])
    .where("type", "=", FILE_TYPE)
    .where("deleted_at", "is", null)
    .where(holdsWords(search, ["name"]))
    .orderBy("name")
    .limit(MOST_FILES)
    .execute();
  return rows.map(({ id, name }) => ({ id, type: "file", title: name, path: filePath(id), live: true }));
};

export const targetAt = async (database: Database, actor: Actor, path: string): Promise<Target | null> => {
  demand(actor, "content");
  const row = await documents(database).where("path", "=", path).executeTakeFirst();
  return row ? toTarget(row) : null;
};

const MOST_REFERRED = 500;

/** The originals of a type, in their order on the site, for picking from; of posts the newest 500. */
export const targetsOf = async (database: Database, actor: Actor, type: DocumentType): Promise<Target[]> => {
  demand(actor, "content");
  const rows = await documents(database)
    .where("type", "=", type)
    .where("translation_of", "is", null)
    .orderBy("shown_on", "desc")
    .orderBy("position")
    .limit(MOST_REFERRED)
    .execute();
  return rows.map(toTarget);
};

export type LinkablePage = { path: string; title: string };

const MOST_LINKABLE = 300;

/** Published pages of the first language to pick a link from: all screens first, then the newest posts, at most 300. */
export const linkablePages = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
): Promise<LinkablePage[]> => {
  demand(actor, "content");
  const rows = await liveDocuments(database)
    .select(["path", "title"])
    .where("path", "is not", null)
    .where("language", "=", FIRST_LANGUAGE)
    .orderBy((e) => e.case().when("type", "=", "post").then(1).else(0).end())
    .orderBy("shown_on", "desc")
    .orderBy("path")
    .limit(MOST_LINKABLE)
    .execute();
  return rows.map(({ path, title }) => ({ path: path ?? "", title }));
};
