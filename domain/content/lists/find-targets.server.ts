import type { Database } from "#platform/database/database.ts";
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
