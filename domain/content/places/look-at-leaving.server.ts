import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, may } from "../../staff/rights.ts";
import { findDocument } from "../find-document.server.ts";
import { type LinkSource, linkedFrom } from "../published/published-links.server.ts";
import { type PlaceState, placesOf } from "./place-service.server.ts";
import { listedService } from "./publish-service.server.ts";

type Leaver = { id: string; title: string; path: string | null; stands: PlaceState[]; linkedFrom: LinkSource[] };

/** What is live of the documents, with where each stands, and what stays on the site and links to any of them. */
export type Leaving = { live: Omit<Leaver, "linkedFrom">[]; linkedFrom: LinkSource[]; mayRedirect: boolean };

const MOST = 500;

/** What will be different for visitors once these documents leave the site by `takeAway`. Throws NotAllowed by their types. */
export const lookAtLeaving = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  documents: string[],
): Promise<Leaving> => {
  const leavers: Leaver[] = [];
  for (const id of [...new Set(documents)].slice(0, MOST)) {
    const leaver = await leaverOf(database, actor, id);
    if (leaver) leavers.push(leaver);
  }
  const sources = new Map(leavers.flatMap((one) => one.linkedFrom.map((source) => [source.id, source])));
  for (const { id } of leavers) sources.delete(id);
  return {
    live: leavers.map(({ linkedFrom: _, ...leaver }) => leaver),
    linkedFrom: [...sources.values()],
    mayRedirect: may(actor, "redirects"),
  };
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
