import { randomBytes, randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { findDocument } from "../find-document.server.ts";
import { type Preview, preview } from "./preview.server.ts";
import type { LinkDays, PreviewLink } from "./preview-link.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

type Deps = Pick<Platform, "database" | "clock" | "keyedHash">;

/** A link to whatever the newest draft will be, for `days` days. Its token is shown once and stored as a hash; null without such a document. */
export const makePreviewLink = async (
  { database, clock, keyedHash }: Deps,
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

const hashOf = (keyedHash: Platform["keyedHash"], token: string): string => keyedHash("preview-link", token);

/** The draft that a link shows; null when the link expired, was withdrawn, or never was. */
export const openPreviewLink = async (
  deps: Pick<Platform, "database" | "humanCheck" | "settings" | "clock" | "keyedHash">,
  token: string,
): Promise<Preview | null> => {
  const link = await deps.database
    .selectFrom("preview_link")
    .select("document_id")
    .where("token_hash", "=", hashOf(deps.keyedHash, token))
    .where("expires_at", ">", deps.clock())
    .executeTakeFirst();
  return link ? preview(deps, link.document_id) : null;
};

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
    .select(["preview_link.id", "staff.name", "preview_link.created_at as madeAt", "expires_at as expiresAt"])
    .where("document_id", "=", document)
    .where("expires_at", ">", clock())
    .orderBy("preview_link.created_at", "desc")
    .execute();
  return rows.map(({ name, ...link }) => ({ ...link, madeBy: name ?? "" }));
};

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
