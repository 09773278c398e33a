import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import { type Actor, may } from "../../staff/rights.ts";
import { findDocument, typed } from "../find-document.server.ts";
import { type PlaceState, placesOf } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import { type LinkSource, linkedFrom } from "../published/published-links.server.ts";

type Leaver = { id: string; title: string; path: string | null; stands: PlaceState[]; linkedFrom: LinkSource[] };

/** A translation that visitors see. */
type Other = { id: string; title: string; language: Language };

/** What is live of the documents, with where each stands, what is live of their translations, and what stays on the site and links to any of them. */
export type Leaving = {
  live: Omit<Leaver, "linkedFrom">[];
  translations: Other[];
  linkedFrom: LinkSource[];
  mayRedirect: boolean;
};

const MOST = 500;

/** What will be different for visitors once these documents leave the site by `takeAway`. Throws NotAllowed by their types. */
export const lookAtLeaving = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  documents: string[],
): Promise<Leaving> => {
  const leavers: Leaver[] = [];
  const ids = [...new Set(documents)].slice(0, MOST);
  for (const id of ids) {
    const leaver = await leaverOf(database, actor, id);
    if (leaver) leavers.push(leaver);
  }
  const sources = new Map(leavers.flatMap((one) => one.linkedFrom.map((source) => [source.id, source])));
  for (const { id } of leavers) sources.delete(id);
  return {
    live: leavers.map(({ linkedFrom: _, ...leaver }) => leaver),
    translations: await liveTranslations(database, ids),
    linkedFrom: [...sources.values()],
    mayRedirect: may(actor, "redirects"),
  };
};

/** Of documents that the actor may change, as `leaverOf` has asked. */
const liveTranslations = async (database: Database, documents: string[]): Promise<Other[]> => {
  if (documents.length === 0) return [];
  const rows = await liveDocuments(database)
    .select(["id", "title", "type", "language"])
    .where("translation_of", "in", documents)
    .where("id", "not in", documents)
    .orderBy("language")
    .orderBy("title")
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, language: typed(row).language }));
};

const leaverOf = async (database: Database, actor: Actor, id: string): Promise<Leaver | null> => {
  const row = await findDocument(database, actor, id);
  if (!row || row.published_revision === null) return null;
  const service = await listedService(database, row, row.published_revision);
  const stands = service ? ((await placesOf(database, actor, service)) ?? []).filter((one) => one.stands) : [];
  const inSettings = stands.filter(({ place }) => place === "menu" || place === "footer");
  const leavesSettings = inSettings.length > 0 && inSettings.every(({ reason }) => reason === null);
  const sources = row.path ? await linkedFrom(database, row.path) : [];
  const broken = sources.filter(({ type }) => !(leavesSettings && type === "settings"));
  return { id, title: row.title, path: row.path, stands, linkedFrom: broken };
};
