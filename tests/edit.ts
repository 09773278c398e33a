import { saveDraft } from "#domain/content/drafts/save-draft.server.ts";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import type { Database } from "#platform/database/database.ts";

/** Changes a document and publishes it, as the staff area would; throws where that is refused. */
export const publishChange = async (database: Database, id: string, changes: Record<string, unknown>) => {
  const ground = { database, clock: Date.now };
  const draft = await database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["revision.id", "revision.data"])
    .where("document.id", "=", id)
    .executeTakeFirstOrThrow();
  const data = { ...JSON.parse(draft.data), ...changes };
  await saveDraft(ground, system, { document: id, baseRevision: draft.id, data });
  const result = await publish(ground, system, id);
  if (result.outcome !== "published") throw new Error(JSON.stringify(result));
};
