import { saveDraft } from "#domain/content/drafts/save-draft.server.ts";
import { systemFor } from "#domain/staff/system.ts";
import { openSeededGround } from "./seeded-ground.ts";

/** A seeded site for tests of the domain. */
export const openContentSite = openSeededGround;

export type ContentSite = Awaited<ReturnType<typeof openContentSite>>;

export const documentRow = ({ database }: Pick<ContentSite, "database">, id: string) =>
  database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Saves a new draft, made from the newest one. */
export const editDocument = async (
  ground: Pick<ContentSite, "database" | "clock">,
  id: string,
  change: (data: Record<string, unknown>) => object,
) => {
  const { draft_revision: baseRevision } = await documentRow(ground, id);
  const { data } = await ground.database
    .selectFrom("revision")
    .select("data")
    .where("id", "=", baseRevision ?? "")
    .executeTakeFirstOrThrow();
  return saveDraft(ground, systemFor("ed"), { document: id, baseRevision, data: change(JSON.parse(data)) });
};
