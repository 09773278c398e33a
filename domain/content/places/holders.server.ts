import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { inLanguage, type Language } from "../../languages.ts";
import { type Actor, may } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import type { DataOf, DocumentType } from "../document-types.ts";
import { lockDocument } from "../find-document.server.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import type { ListedService } from "./place.ts";

/** A document that holds places; `draft` differs from `revision` where somebody works on it. */
export type Holder<T extends DocumentType> = {
  id: string;
  language: Language;
  revision: string;
  draft: string | null;
  data: DataOf<T>;
};

/** What holds the places of a service, in its language: Settings, and the home page where there is one. */
export type Holders = { settings: Holder<"settings">; home: Holder<"page"> | null };

/** Null where the site has no Settings yet. */
export const holdersOf = async (
  database: Database,
  { language }: Pick<ListedService, "language">,
): Promise<Holders | null> => {
  const homePath = inLanguage(language, "/");
  const rows = await liveDocuments(database)
    .select(["id", "type", "path", "published_revision", "draft_revision"])
    .where("language", "=", language)
    .where((e) => e.or([e("type", "=", "settings"), e("path", "=", homePath)]))
    .execute();
  const holder = async <T extends "settings" | "page">(type: T): Promise<Holder<T> | null> => {
    const row = rows.find((one) => one.type === type);
    const revision = row?.published_revision;
    if (!row || !revision) return null;
    const data = (await revisionData(database, revision)) as DataOf<T>;
    return { id: row.id, language, revision, draft: row.draft_revision, data };
  };
  const settings = await holder("settings");
  return settings && { settings, home: await holder("page") };
};

/** Locks what holds the places of a service, in one order for all; before the lock of the site version. */
export const lockHolders = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  service: Pick<ListedService, "language">,
): Promise<void> => {
  const holders = await holdersOf(transaction, service);
  if (holders && may(actor, "settings")) await lockDocument(transaction, actor, holders.settings.id);
  if (holders?.home) await lockDocument(transaction, actor, holders.home.id);
};
