import type { Platform } from "#platform/platform.ts";
import { isData } from "../../json.ts";
import type { Actor } from "../../staff/rights.ts";
import { saveDraftIn } from "../drafts/save-draft.server.ts";
import { shapeNow } from "../evolution/evolve.ts";
import { lockDocument } from "../find-document.server.ts";
import { demandType } from "../kinds.ts";
import { same } from "../merge/same.ts";
import { storedDraft } from "../stored/read-stored.ts";
import { searchFields } from "../types/search-fields.ts";
import { type PageTitles, titlesIn } from "./list-titles.server.ts";
import { pageTypes } from "./titles-filter.ts";

/** `base` are the texts that were shown before they were edited. */
export type TitlesEdit = { id: string; texts: PageTitles; base: PageTitles };

/** `stale`: somebody else wrote other texts meanwhile, `theirs`. `newer`: a newer release wrote the draft. Nothing was saved then. */
export type SaveTitlesOutcome =
  | { outcome: "saved"; texts: PageTitles }
  | { outcome: "invalid"; errors: Partial<PageTitles> }
  | { outcome: "stale"; theirs: PageTitles }
  | { outcome: "newer" | "missing" };

/** Saves title and description for search engines as the newest draft; whatever else was changed in it stays. */
export const saveTitles = ({ database, clock }: Pick<Platform, "database" | "clock">, actor: Actor, edit: TitlesEdit) =>
  database.transaction().execute(async (transaction): Promise<SaveTitlesOutcome> => {
    const { id, base } = edit;
    const row = await lockDocument(transaction, actor, id);
    if (!row?.draft_revision || row.deleted_at !== null || !pageTypes.includes(row.type)) return { outcome: "missing" };
    demandType(actor, row.type);
    const stored = await transaction
      .selectFrom("revision")
      .select(["data", "shape"])
      .where("id", "=", row.draft_revision)
      .executeTakeFirstOrThrow();
    if (stored.shape > shapeNow()) return { outcome: "newer" };
    const data = storedDraft({ type: row.type, ...stored });
    const checked = searchFields().partial().safeParse(edit.texts);
    if (!checked.success) return { outcome: "invalid", errors: errorsIn(checked.error.issues) };
    const texts = { title: checked.data.title ?? "", description: checked.data.description ?? "" };
    const now = titlesIn(data);
    if (same(now, texts)) return { outcome: "saved", texts };
    if (!same(now, base)) return { outcome: "stale", theirs: now };
    const search = { ...(isData(data.search) ? data.search : {}), ...texts };
    const draft = { document: id, baseRevision: row.draft_revision, data: { ...data, search } };
    const saved = await saveDraftIn(transaction, actor, draft, clock());
    return saved.outcome === "saved" ? { outcome: "saved", texts } : { outcome: "missing" };
  });

const errorsIn = (issues: { path: PropertyKey[]; message: string }[]): Partial<PageTitles> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
