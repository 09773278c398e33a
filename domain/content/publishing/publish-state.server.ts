import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import type { Actor } from "../../staff/rights.ts";
import { askOtherSites, type Elsewhere } from "../check/ask-other-sites.server.ts";
import { type Check, canGoLive } from "../check/can-go-live.server.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { type LinkSource, linkedFrom } from "../published/published-links.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { type FallingBehind, fallingBehind } from "../translation/states/falling-behind.server.ts";

export type PublishState = {
  type: DocumentType;
  language: Language;
  title: string;
  status: DocumentStatus;
  live: boolean;
  path: string | null;
  /** The redirect that publishing adds, since the address changed. */
  redirect: { from: string; to: string } | null;
  publishedAt: number | null;
  publishAt: number | null;
  pinned: { revision: string; number: number; savedAt: number; isNewest: boolean } | null;
  /** Where a service will be listed once it goes live by its schedule. */
  publishPlaces: string | null;
  unpublishAt: number | null;
  fault: string | null;
  needed: boolean;
  check: Check;
  elsewhere: Elsewhere;
  linkedFrom: LinkSource[];
  /** The live translations that are behind once the draft is published. */
  behind: FallingBehind[];
};

/** The state of a document, the check of its newest draft, and which live pages link to it. Null when there is none. */
export const publishState = async (
  { database, clock, ...asking }: Pick<Platform, "database" | "clock" | "otherSites" | "background" | "stopping">,
  actor: Actor,
  document: string,
): Promise<PublishState | null> => {
  const row = await findDocument(database, actor, document);
  if (!row) return null;
  const { check, path: to, elsewhere } = await canGoLive(database, row, row.draft_revision ?? "", clock());
  return {
    type: row.type,
    language: row.language,
    title: row.title,
    status: statusOf(row),
    live: row.published_revision !== null,
    path: row.path,
    redirect: row.path && to && row.path !== to ? { from: row.path, to } : null,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    pinned: await pinnedOf(database, row),
    publishPlaces: row.publish_places,
    unpublishAt: row.unpublish_at,
    fault: row.schedule_fault,
    needed: kinds[row.type].single || row.path === "/",
    check,
    elsewhere: askOtherSites(asking, elsewhere),
    linkedFrom: row.path && row.published_revision ? await linkedFrom(database, row.path) : [],
    behind: await fallingBehind(database, row),
  };
};

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

const pinnedOf = async (
  database: Platform["database"],
  { id, publish_revision, draft_revision }: Row,
): Promise<PublishState["pinned"]> => {
  if (publish_revision === null) return null;
  const pinned = await findRevision(database, id, publish_revision);
  if (!pinned) return null;
  const { number, at: savedAt } = pinned;
  return { revision: publish_revision, number, savedAt, isNewest: publish_revision === draft_revision };
};
