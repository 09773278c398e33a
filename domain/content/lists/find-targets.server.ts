import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";

/** A document that can be linked to or referred to. `live` is false for what visitors can't open yet. */
export type Target = { id: string; type: DocumentType; title: string; path: string; live: boolean };

const MOST_FOUND = 20;
const MOST_REFERRED = 500;

const targets = (database: Database) =>
  database
    .selectFrom("document")
    .select(["id", "type", "title", "path", "published_revision"])
    .where("deleted_at", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof targets>["execute"]>>[number];

const toTarget = (row: Row): Target => ({
  id: row.id,
  type: row.type as DocumentType,
  title: row.title,
  path: row.path ?? "",
  live: row.published_revision !== null,
});

/** Documents with an address whose title or address holds every word of `search`; none: the first of all. */
export const findTargets = async (database: Database, actor: Actor, search: string): Promise<Target[]> => {
  demand(actor, "content");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const rows = await targets(database)
    .where("path", "is not", null)
    .where((e) =>
      e.and(
        words.map((word) => {
          const like = `%${word.replace(/[%_]/g, " ")}%`;
          return e.or([e(e.fn("lower", ["title"]), "like", like), e("path", "like", like)]);
        }),
      ),
    )
    .orderBy("path")
    .limit(MOST_FOUND)
    .execute();
  return rows.map(toTarget);
};

/** What stands at an address of this site, or null. */
export const targetAt = async (database: Database, actor: Actor, path: string): Promise<Target | null> => {
  demand(actor, "content");
  const row = await targets(database).where("path", "=", path).executeTakeFirst();
  return row ? toTarget(row) : null;
};

/** Everything of a small type, in its order on the site, for picking from. */
export const targetsOf = async (database: Database, actor: Actor, type: DocumentType): Promise<Target[]> => {
  demand(actor, "content");
  const rows = await targets(database).where("type", "=", type).orderBy("position").limit(MOST_REFERRED).execute();
  return rows.map(toTarget);
};

/** A page of this site that a link may lead to. */
export type LinkablePage = { path: string; title: string };

const MOST = 300;

/** Published pages to pick a link from: all screens first, then the newest posts, at most 300. */
export const linkablePages = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
): Promise<LinkablePage[]> => {
  demand(actor, "content");
  const rows = await database
    .selectFrom("document")
    .select(["path", "title"])
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy((e) => e.case().when("type", "=", "post").then(1).else(0).end())
    .orderBy("shown_on", "desc")
    .orderBy("path")
    .limit(MOST)
    .execute();
  return rows.map(({ path, title }) => ({ path: path ?? "", title }));
};
