import { randomBytes, randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { findDocument } from "../find-document.server.ts";
import type { LinkDays } from "./preview-link.ts";
import { hashOf } from "./token-hash.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

type Ground = Pick<Platform, "database" | "clock" | "keyedHash">;

/**
 * Makes a link to the newest draft of a document, whatever it will be by then, for `days` days. Gives the token, which
 * is shown once and kept nowhere; null when there is no such document.
 */
export const makePreviewLink = async (
  { database, clock, keyedHash }: Ground,
  actor: Actor,
  id: string,
  days: LinkDays,
): Promise<{ token: string; expiresAt: number } | null> => {
  const document = await findDocument(database, actor, id);
  if (!document || document.deleted_at !== null) return null;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = clock() + days * DAY_MS;
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("preview_link").where("expires_at", "<=", clock()).execute();
    await transaction
      .insertInto("preview_link")
      .values({
        id: randomUUID(),
        document_id: id,
        token_hash: hashOf(keyedHash, token),
        created_by: actor.id,
        created_at: clock(),
        expires_at: expiresAt,
      })
      .execute();
    const detail = document.title;
    await record(transaction, clock(), { actor: actor.id, action: "preview-link", document: id, detail });
  });
  return { token, expiresAt };
};
