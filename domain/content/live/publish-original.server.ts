import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Language } from "../../languages.ts";
import type { Actor } from "../../staff/rights.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { lockHolders } from "../places/holders.server.ts";
import type { Wanted } from "../places/place.ts";
import { NotPlaced } from "../places/place-service.server.ts";
import { listedService, type PublishServiceOutcome, publishServiceIn } from "../places/publish-service.server.ts";
import type { RedirectDeps } from "../redirects/redirect-rows.server.ts";
import type { Stepped } from "../translation/in-step/undo-in-step.server.ts";
import { fallingBehind } from "../translation/states/falling-behind.server.ts";
import { type Gone, takeAwayIn } from "./take-away.server.ts";

/** What becomes of live translations that fall behind: they stay and are told to be behind, they say the same still, or they leave the site. */
export type ForTranslations = "tell" | "same" | "take-off";

export const isForTranslations = (text: string): text is ForTranslations =>
  text === "tell" || text === "same" || text === "take-off";

type Request = { document: string; wanted: Wanted; translations: ForTranslations };

/** What became of a translation, for `outOfStep` or `bringBack`. */
export type Followed = { title: string; language: Language } & ({ stepped: Stepped } | { gone: Gone });

export type PublishOriginalOutcome = PublishServiceOutcome & { followed?: Followed[] };

/** Publishes a document, a service where it is wanted, and does what is wanted for the translations that fall behind with it, all at once or nothing. */
export const publishOriginal = async (
  deps: RedirectDeps,
  actor: Actor,
  { document, wanted, translations }: Request,
): Promise<PublishOriginalOutcome> => {
  try {
    return await deps.database.transaction().execute(async (transaction) => {
      const row = await lockDocument(transaction, actor, document);
      const behind = row && translations !== "tell" ? await fallingBehind(transaction, row) : [];
      // Before the site version is locked, as everywhere.
      for (const { id } of behind) {
        const own = await lockDocument(transaction, actor, id);
        const service = own && (await listedService(transaction, own, own.published_revision));
        if (service && translations === "take-off") await lockHolders(transaction, actor, service);
      }
      const result = await publishServiceIn(transaction, actor, { document, wanted }, deps.clock());
      if (result.outcome !== "published") return result;
      const followed: Followed[] = [];
      for (const { id, ...one } of behind)
        if (translations === "same")
          followed.push({ ...one, stepped: await stepped(transaction, actor, { document: id, to: row }) });
        else {
          const gone = await takeAwayIn(transaction, deps, actor, { document: id, verb: "unpublish", left: "" });
          if ("before" in gone)
            followed.push({ ...one, gone: { verb: "unpublish", before: gone.before, listed: gone.listed } });
        }
      return { ...result, followed };
    });
  } catch (error) {
    if (error instanceof NotPlaced) return { outcome: "not-placed", why: error.message };
    throw error;
  }
};

type Row = Awaited<ReturnType<typeof lockDocument>>;

const stepped = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { document, to }: { document: string; to: Row },
): Promise<Stepped> => {
  const own = await lockDocument(transaction, actor, document);
  const before = { made_from: own?.made_from ?? null, in_step: own?.in_step ?? null };
  const step = { made_from: to?.draft_revision ?? null, in_step: null };
  await changeDocument(transaction, document, step);
  const draft_revision = own?.draft_revision ?? null;
  return { document, before: { ...before, draft_revision }, after: { ...step, draft_revision } };
};
