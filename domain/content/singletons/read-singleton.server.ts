import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { DataOf } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import type { SingletonType } from "../kinds.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { withShared } from "../translation/words/shared.ts";

export type SavedState = { revision: string; data: Data; by: string | null; at: number };

export type Singleton = { draft: SavedState; live: Data };

/**
 * The newest and the live state of a singleton, or of its translation `document`, which has what all languages share from the original.
 * Where it never was live, that is the newest. Throws NotAllowed by its type. Throws before the first start has made them.
 */
export const readSingleton = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  type: SingletonType,
  document: string = type,
): Promise<Singleton> => {
  const row = await findDocument(database, actor, document);
  const draft = await stateOf(database, document, row?.draft_revision ?? "");
  const live = row?.published_revision ?? draft.revision;
  const shown = { draft, live: (live === draft.revision ? draft : await stateOf(database, document, live)).data };
  if (document === type) return shown;
  const { live: original } = await readSingleton({ database }, actor, type);
  const both = (data: Data) => withShared(type, data as DataOf<typeof type>, original as DataOf<typeof type>) as Data;
  return { draft: { ...draft, data: both(draft.data) }, live: both(shown.live) };
};

/** One saved state of a singleton, in the shape of today's schema. */
export const stateOf = async (database: Database, document: string, revision: string): Promise<SavedState> => {
  const row = await findRevision(database, document, revision);
  if (!row) throw new Error(`${document} has no revision ${revision}`);
  return { revision, data: row.data, by: row.author, at: row.at };
};
