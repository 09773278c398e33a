import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";

/** Something that changed on the site: what, of which type, by whom; `path` when visitors can open it. */
export type RecentUpdate = {
  id: string;
  at: number;
  title: string;
  type: DocumentType;
  user: string | null;
  path: string | null;
};

/** The newest changes of content, one line per document. */
export const recentUpdates = async (database: Database, most: number): Promise<RecentUpdate[]> => {
  const rows = await database
    .selectFrom("activity")
    .innerJoin("document", "document.id", "activity.document_id")
    .leftJoin("staff", "staff.id", "activity.actor")
    .select(["activity.id", "activity.at", "document.id as document", "document.title", "document.type"])
    .select(["staff.name as user", "document.path", "document.deleted_at"])
    .orderBy("activity.at", "desc")
    .orderBy("activity.id")
    .limit(most * 8)
    .execute();
  const newest = new Map(rows.toReversed().map((row) => [row.document, row]));
  return [...newest.values()]
    .sort((a, b) => b.at - a.at)
    .slice(0, most)
    .map(({ id, at, title, type, user, path, deleted_at }) => ({
      id,
      at,
      title,
      type: type as DocumentType,
      user,
      path: deleted_at === null ? path : null,
    }));
};
