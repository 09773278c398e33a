import { saveDraft } from "#domain/content/drafts/save-draft.server.ts";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system, systemFor } from "#domain/staff/system.ts";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

export const documentRow = ({ database }: Pick<Platform, "database">, id: string) =>
  database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The newest draft of a document; throws where there is none. */
const newestDraft = async (database: Database, id: string) => {
  const draft = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["revision.id", "revision.data"])
    .where("document.id", "=", id)
    .executeTakeFirstOrThrow();
  return { id: draft.id, data: JSON.parse(draft.data) as Record<string, unknown> };
};

/** Saves a new draft, made from the newest one. */
export const editDocument = async (
  deps: Pick<Platform, "database" | "clock">,
  id: string,
  change: (data: Record<string, unknown>) => object,
) => {
  const draft = await newestDraft(deps.database, id);
  return saveDraft(deps, systemFor("ed"), { document: id, baseRevision: draft.id, data: change(draft.data) });
};

/** Changes a document and publishes it, as the staff area would; throws where that is refused. */
export const publishChange = async (database: Database, id: string, changes: Record<string, unknown>) => {
  const deps = { database, clock: Date.now };
  await editDocument(deps, id, (data) => ({ ...data, ...changes }));
  const result = await publish(deps, system, id);
  if (result.outcome !== "published") throw new Error(JSON.stringify(result));
};

/** A rich text that is one video. */
export const withVideo = {
  type: "doc",
  content: [
    {
      type: "video",
      attrs: { address: "https://youtu.be/abcdefghijk", title: "A tour", picture: "service-software" },
    },
  ],
};
