import type { Platform } from "#platform/platform.ts";
import { type Preview, preview } from "../preview/preview.server.ts";
import { hashOf } from "./token-hash.ts";

/** The draft that a link shows; null when the link expired, was withdrawn, or never was. */
export const openPreviewLink = async (
  ground: Pick<Platform, "database" | "humanCheck" | "clock" | "keyedHash">,
  token: string,
): Promise<Preview | null> => {
  const link = await ground.database
    .selectFrom("preview_link")
    .select("document_id")
    .where("token_hash", "=", hashOf(ground.keyedHash, token))
    .where("expires_at", ">", ground.clock())
    .executeTakeFirst();
  return link ? preview(ground, link.document_id) : null;
};
