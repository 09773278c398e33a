import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import type { SingletonType } from "../kinds.ts";
import { findRevision } from "../stored/find-revision.server.ts";

export type SavedState = { revision: string; data: Data; by: string | null; at: number };

export type Singleton = { draft: SavedState; live: Data };

/** The newest and the live state of a singleton. For admins. Throws before the first start has made them. */
export const readSingleton = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  type: SingletonType,
): Promise<Singleton> => {
  const row = await findDocument(database, actor, type);
  const draft = await stateOf(database, type, row?.draft_revision ?? "");
  const live = row?.published_revision ?? "";
  return { draft, live: (live === draft.revision ? draft : await stateOf(database, type, live)).data };
};

/** One saved state of a singleton, in the shape of today's schema. */
export const stateOf = async (database: Database, type: SingletonType, revision: string): Promise<SavedState> => {
  const row = await findRevision(database, type, revision);
  if (!row) throw new Error(`${type} has no revision ${revision}`);
  return { revision, data: row.data, by: row.author, at: row.at };
};
