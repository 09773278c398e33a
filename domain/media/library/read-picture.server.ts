import type { Database } from "#platform/database/database.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { PictureItem } from "../picture.ts";
import { toItem } from "../picture-views.server.ts";
import { ownScreens, type PictureUse, usesOf } from "../uses.server.ts";

/** Everything about one picture; times are milliseconds since 1970. */
export type PictureDetails = PictureItem & {
  uploadedBy: string | null;
  createdAt: number;
  updatedAt: number;
  uses: PictureUse[];
  /** The screen of the site that always shows it, in words. */
  ownScreen: string | null;
};

/** One picture with where it is used; null where there is none. */
export const readPicture = async (
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<PictureDetails | null> => {
  demand(actor, "media");
  const row = await database.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const person = row.uploaded_by
    ? await database.selectFrom("staff").select("name").where("id", "=", row.uploaded_by).executeTakeFirst()
    : undefined;
  return {
    ...toItem(row),
    uploadedBy: person?.name ?? null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    uses: await usesOf(database, id),
    ownScreen: ownScreens[id] ?? null,
  };
};
