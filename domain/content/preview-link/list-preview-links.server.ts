import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { PreviewLink } from "./preview-link.ts";

/** The links to a document's draft that still open, newest first. */
export const listPreviewLinks = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  document: string,
): Promise<PreviewLink[]> => {
  demand(actor, "content");
  const rows = await database
    .selectFrom("preview_link")
    .leftJoin("staff", "staff.id", "preview_link.created_by")
    .select(["preview_link.id", "preview_link.created_at", "preview_link.expires_at", "staff.name"])
    .where("document_id", "=", document)
    .where("expires_at", ">", clock())
    .orderBy("preview_link.created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    madeBy: row.name ?? "",
    madeAt: row.created_at,
    expiresAt: row.expires_at,
  }));
};
