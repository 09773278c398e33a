import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";

/** Closes a link for good. True when it was open until now. */
export const withdrawPreviewLink = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  document: string,
  link: string,
): Promise<boolean> => {
  demand(actor, "content");
  const gone = await database
    .deleteFrom("preview_link")
    .where("id", "=", link)
    .where("document_id", "=", document)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return false;
  await record(database, clock(), { actor: actor.id, action: "preview-link-withdraw", document });
  return true;
};
