import type { Actor } from "../../staff/rights.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import type { RedirectDeps } from "../redirects/redirect-rows.server.ts";
import { fallingBehind } from "../translation/falling-behind.server.ts";
import type { Wanted } from "./place.ts";
import { lockHolders, NotPlaced } from "./place-service.server.ts";
import { listedService, type PublishServiceOutcome, publishServiceIn } from "./publish-service.server.ts";
import { takeAwayIn } from "./take-away.server.ts";

/** What becomes of live translations that fall behind: they stay and are told to be behind, they say the same still, or they leave the site. */
export type ForTranslations = "tell" | "same" | "take-off";

export const isForTranslations = (text: string): text is ForTranslations =>
  text === "tell" || text === "same" || text === "take-off";

type Request = { document: string; wanted: Wanted; translations: ForTranslations };

/** `publishService`, and what is wanted for the translations that fall behind with it, all at once or nothing. */
export const publishOriginal = async (
  deps: RedirectDeps,
  actor: Actor,
  { document, wanted, translations }: Request,
): Promise<PublishServiceOutcome> => {
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
      for (const { id } of behind)
        if (translations === "same")
          await changeDocument(transaction, id, { made_from: row?.draft_revision, in_step: null });
        else await takeAwayIn(transaction, deps, actor, { document: id, verb: "unpublish", left: "" });
      return result;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return { outcome: "not-placed", why: error.message };
    throw error;
  }
};
