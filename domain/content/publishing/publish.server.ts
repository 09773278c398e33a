import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { endOfDay } from "../../time/local-time.server.ts";
import { type Check, type CheckedDraft, canGoLive } from "../check/can-go-live.server.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { checkSchema } from "../form/issues.ts";
import { same } from "../merge/same.ts";
import { countLive, noteLiveChange } from "../published/live-count.server.ts";
import { rememberLinks } from "../published/published-links.server.ts";
import { redirectMovedPage } from "../redirects/redirect-rows.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { keepLiveTexts } from "../texts/keep-texts.server.ts";
import { liveNames } from "../texts/live-names.server.ts";
import { takeAddress } from "./take-address.server.ts";

export type PublishOutcome =
  | { outcome: "published"; path: string | null; version: number }
  | { outcome: "blocked"; check: Check }
  | { outcome: "missing" };

/** Checks the newest draft of a document and, without errors, makes it what visitors see. Throws NotAllowed by its type. */
export const publish = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor | System,
  document: string,
): Promise<PublishOutcome> =>
  database.transaction().execute((transaction) => publishIn(transaction, actor, document, clock()));

/** `publish` inside a transaction of the caller. */
export const publishIn = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  document: string,
  now: number,
): Promise<PublishOutcome> => {
  const row = await lockDocument(transaction, actor, document);
  if (!row?.draft_revision || row.deleted_at !== null) return { outcome: "missing" };
  const { check, draft } = await canGoLive(transaction, row, row.draft_revision, now);
  if (!draft) return { outcome: "blocked", check };
  const { path, version } = await goLive(transaction, actor, draft, now);
  return { outcome: "published", path, version };
};

/** Publishes what was checked, in the transaction that checked it: redirects from a changed address, ends the plan, advances the site version. `end`: when it is to leave the site again, in ms since 1970. */
export const goLive = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { content: { document, type, revision, data } }: CheckedDraft,
  now: number,
): Promise<{ path: string | null; version: number; end: number | null }> => {
  const before = await lockDocument(transaction, actor, document);
  if (!before || before.deleted_at !== null) throw new Error(`in the trash, or never there: ${document}`);
  const { title, path, shownOn, endsOn } = summarize(type, data);
  if (path) await takeAddress(transaction, path, document);
  const end = await endOf(transaction, before, endsOn);
  const live = {
    published_revision: revision,
    published_at: now,
    live_changed_at: (await isSeen(transaction, before, { type, data })) ? before.live_changed_at : now,
    path,
    shown_on: shownOn,
    ...(end !== before.unpublish_at && { unpublish_at: end, schedule_by: actor.id }),
  };
  await changeDocument(transaction, document, {
    ...live,
    publish_at: null,
    publish_revision: null,
    publish_places: null,
    schedule_fault: null,
    updated_at: now,
  });
  await rememberLinks(transaction, { document, type, data });
  const names = await liveNames(transaction, before.language);
  await keepLiveTexts(transaction, names, { document, type, revision, data });
  if (path) await redirectMovedPage(transaction, { from: before.path, to: path, author: actor.id, now });
  await record(transaction, now, { actor: actor.id, action: "publish", document, subject: revision, detail: title });
  const version = await advanceSiteVersion(transaction);
  await (before.published_revision ? noteLiveChange : countLive)(transaction, now);
  return { path, version, end };
};

type Row = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/** When a version ends: by its own last day, which takes the place of that of the version before, or by a plan of staff, whichever is earlier. */
const endOf = async (
  transaction: DatabaseTransaction,
  { type, published_revision: live, unpublish_at: planned }: Row,
  endsOn: string | null | undefined,
): Promise<number | null> => {
  if (endsOn === undefined) return planned;
  const own = endOfDay(endsOn ?? "");
  const was = live === null ? null : summarize(type, await revisionData(transaction, live)).endsOn;
  if (planned === null || planned === endOfDay(was ?? "")) return own;
  return own === null ? planned : Math.min(own, planned);
};

/** Whether visitors see this already: publishing it once more changes nothing for them. */
const isSeen = async (
  transaction: DatabaseTransaction,
  { published_revision: live }: { published_revision: string | null },
  { type, data }: { type: DocumentType; data: object },
): Promise<boolean> => {
  if (live === null) return false;
  const seen = await revisionData(transaction, live);
  return same(checkSchema(type, seen).data ?? seen, data);
};
