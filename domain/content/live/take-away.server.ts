import type { DatabaseTransaction } from "#platform/database/database.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { lockDocument } from "../find-document.server.ts";
import { lockHolders } from "../places/holders.server.ts";
import type { Place } from "../places/place.ts";
import { NotPlaced, type Placed, placeService, placesOf } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import type { Leaving } from "../publishing/put-back.server.ts";
import { type TrashOutcome, trashIn } from "../publishing/trash.server.ts";
import { type UnpublishOutcome, unpublishIn } from "../publishing/unpublish.server.ts";
import type { Repointed } from "../redirects/plan-redirect.ts";
import type { RedirectDeps } from "../redirects/redirect-rows.server.ts";
import { saveRedirectIn } from "../redirects/save-redirect.server.ts";

/** What led to a document, for `bringBack`: where a service stood, the revisions of what held it, and redirects to its address. */
export type Listed = { places: Place[]; placed: Placed; repointed?: Repointed[] };

/** One that went, and how it was, for `bringBack`. */
export type Gone = Leaving & { listed: Listed };

/** `left`: why it still stands somewhere, "" where it does not. `along`: the translations that went with it. `no-redirect`: nothing was done, since its address can't lead there. */
export type TakeAwayOutcome = Away & { along: Gone[] };

type Away =
  | ((UnpublishOutcome | TrashOutcome) & { listed: Listed; left: string })
  | { outcome: "no-redirect"; why: string };

/** `along`: its translations go with it, where it has any. */
type Request = { document: string; verb: "unpublish" | "trash"; redirectTo?: string; along?: boolean };

class NoRedirect extends Error {}

/**
 * Unpublishes a document or puts it into the trash; a service leaves menu, footer, form and home page in the same go, and
 * its address may lead elsewhere from then on. Where such a list can't be changed the document goes all the same.
 */
export const takeAway = async (deps: RedirectDeps, actor: Actor, request: Request): Promise<TakeAwayOutcome> => {
  if (request.redirectTo) demand(actor, "redirects");
  const attempt = (left: string) =>
    deps.database.transaction().execute(async (transaction) => {
      const others = request.along ? await lockTranslations(transaction, actor, request) : [];
      const one = await takeAwayIn(transaction, deps, actor, { ...request, left });
      const along: Gone[] = [];
      if (!("before" in one)) return { ...one, along };
      for (const document of others) {
        const gone = await takeAwayIn(transaction, deps, actor, { document, verb: request.verb, left });
        if ("before" in gone) along.push({ verb: request.verb, before: gone.before, listed: gone.listed });
      }
      return { ...one, along };
    });
  try {
    return await attempt("").catch((error: unknown) => {
      if (error instanceof NotPlaced) return attempt(error.message);
      throw error;
    });
  } catch (error) {
    if (error instanceof NoRedirect) return { outcome: "no-redirect", why: error.message, along: [] };
    throw error;
  }
};

/** The ids of those that can go, all locked with what lists them before the site version is, as everywhere. */
const lockTranslations = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { document, verb }: Request,
): Promise<string[]> => {
  await lockDocument(transaction, actor, document);
  const rows = await transaction
    .selectFrom("document")
    .select("id")
    .where("translation_of", "=", document)
    .where("deleted_at", "is", null)
    .$if(verb === "unpublish", (q) => q.where("published_revision", "is not", null))
    .orderBy("language")
    .execute();
  for (const { id } of rows) {
    const own = await lockDocument(transaction, actor, id);
    const service = own && (await listedService(transaction, own, own.published_revision));
    if (service) await lockHolders(transaction, actor, service);
  }
  return rows.map(({ id }) => id);
};

/** `takeAway` of one inside a transaction of the caller. `left`: why the lists are not changed, "" where they are. */
export const takeAwayIn = async (
  transaction: DatabaseTransaction,
  deps: RedirectDeps,
  actor: Actor,
  { document, verb, redirectTo, left }: Omit<Request, "along"> & { left: string },
): Promise<Away> => {
  const row = await lockDocument(transaction, actor, document);
  const now = deps.clock();
  const service = row && (await listedService(transaction, row, row.published_revision));
  if (service) await lockHolders(transaction, actor, service);
  const stood = service ? ((await placesOf(transaction, actor, service)) ?? []).filter(({ stands }) => stands) : [];
  const places = left ? [] : stood.filter(({ reason }) => reason === null).map(({ place }) => place);
  const wanted = Object.fromEntries(places.map((place) => [place, false]));
  const note = `No longer lists “${row?.title}”`;
  const placed =
    service && places.length > 0 ? await placeService(transaction, actor, service, { wanted, note, now }) : [];
  const gone = await (verb === "trash" ? trashIn : unpublishIn)(transaction, actor, document, now);
  const listed: Listed = { places, placed };
  if (redirectTo && row?.path && row.published_revision && "before" in gone) {
    const saved = await saveRedirectIn(transaction, deps, actor, { from: row.path, to: redirectTo });
    if (saved.outcome === "invalid") throw new NoRedirect(saved.issues[0]?.message ?? "");
    if (saved.outcome === "saved") listed.repointed = saved.repointed;
  }
  const why = left || (stood.find(({ reason }) => reason !== null)?.reason ?? "");
  return { ...gone, listed, left: why };
};
