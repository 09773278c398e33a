import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE } from "../../languages.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { changeDocument, groupOf } from "../find-document.server.ts";
import { demandType, kinds } from "../kinds.ts";

/** `stale`: somebody added or removed one meanwhile, so nothing was changed. */
export type ReorderOutcome = { outcome: "reordered" } | { outcome: "stale" };

/**
 * Puts all documents of a type in the first language (the trash left out) in the order of `ids`. Their originals bear it,
 * so that every language follows. Visitors see it at once.
 */
export const reorder = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { type, ids }: { type: DocumentType; ids: string[] },
): Promise<ReorderOutcome> => {
  demandType(actor, type);
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("document")
      .select(["id", "translation_of"])
      .where("type", "=", type)
      .where("language", "=", FIRST_LANGUAGE)
      .where("deleted_at", "is", null)
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const same = known.size === ids.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
    if (!same) return { outcome: "stale" };
    const places = ids.flatMap((id, index) => {
      const row = known.get(id);
      return row ? [{ original: groupOf(row), position: index + 1 }] : [];
    });
    // All, since another order may be written at this moment; by id, as everybody does who locks several.
    for (const { original, position } of places.toSorted((a, b) => (a.original < b.original ? -1 : 1)))
      await changeDocument(transaction, original, { position });
    await record(transaction, clock(), { actor: actor.id, action: "reorder", detail: kinds[type].all });
    await advanceSiteVersion(transaction);
    return { outcome: "reordered" };
  });
};
