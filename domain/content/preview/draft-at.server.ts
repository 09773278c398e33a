import type { Database } from "#platform/database/database.ts";
import { allTypes, kinds } from "../kinds.ts";
import { drafts } from "./drafts.server.ts";

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
  return others.find(({ data }) => JSON.parse(data).path === path)?.id ?? null;
};
