import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { siteVersion } from "../../site-version.server.ts";
import type { DocumentType } from "../document-types.ts";
import { type Misfit, misfitsIn } from "../stored/misfits.ts";
import { type LiveRevision, liveRevisions, revisionsSince, stillLive } from "./live-revisions.server.ts";

export type MisfitDocument = { id: string; type: DocumentType; title: string; misfits: Misfit[] };

type Deps = Pick<Platform, "database" | "log">;

/** What this process knows: the same row may fit its release and not another one that runs beside it. */
type Known = {
  version: number;
  found: Map<string, MisfitDocument>;
  /** The revisions published of late, with the time in ms since 1970; `newest` is the latest of these times. */
  late: Map<string, number>;
  newest: number;
  told: Set<string>;
  looking: Promise<void> | null;
};

const known = new WeakMap<Database, Known>();

const knownOf = (database: Database): Known => {
  const own = known.get(database) ?? nothingYet();
  known.set(database, own);
  return own;
};

const nothingYet = (): Known => ({
  version: 0,
  found: new Map(),
  late: new Map(),
  newest: 0,
  told: new Set(),
  looking: null,
});

/** First at all that is live or planned, later at what was published since. For a job; logs each part once. */
export const lookForMisfits = (deps: Deps, stopping?: AbortSignal): Promise<void> => {
  const own = knownOf(deps.database);
  own.looking ??= look(deps, own, stopping).finally(() => {
    own.looking = null;
  });
  return own.looking;
};

/** The live and planned documents of which a part does not fit, by title; before the first look has ended, those found so far. */
export const contentMisfits = async (deps: Deps): Promise<MisfitDocument[]> => {
  const own = knownOf(deps.database);
  if (own.version > 0) await lookForMisfits(deps);
  return documentsIn(own).sort((a, b) => a.title.localeCompare(b.title));
};

/** How many documents do not fit; null before the first look has ended. Asks nobody. */
export const countMisfits = (database: Database): number | null => {
  const own = knownOf(database);
  return own.version > 0 ? documentsIn(own).length : null;
};

const documentsIn = ({ found }: Known) => [...new Map([...found.values()].map((one) => [one.id, one])).values()];

/** Clocks of processes may differ by less than this. */
const MARGIN_MS = 3_600_000;

const look = async (deps: Deps, own: Known, stopping?: AbortSignal): Promise<void> => {
  const version = await siteVersion(deps.database);
  if (version === own.version) return;
  const { database } = deps;
  const batches =
    own.version > 0 ? revisionsSince(database, own.newest - MARGIN_MS, own.late) : liveRevisions(database);
  for await (const rows of batches) {
    if (stopping?.aborted) return;
    for (const row of rows) take(deps, own, row);
  }
  const still = await stillLive(database, [...own.found.keys()]);
  for (const revision of own.found.keys()) if (!still.has(revision)) own.found.delete(revision);
  for (const [revision, at] of own.late) if (at < own.newest - MARGIN_MS) own.late.delete(revision);
  own.version = version;
};

const take = ({ log }: Deps, own: Known, row: LiveRevision) => {
  const { id, title, revision } = row;
  own.late.set(revision, row.published_at ?? 0);
  own.newest = Math.max(own.newest, row.published_at ?? 0);
  const misfits = misfitsIn(row);
  if (misfits.length === 0) return;
  own.found.set(revision, { id, type: row.type as DocumentType, title, misfits });
  for (const { field, where, why } of misfits) {
    if (own.told.has(`${id} ${field}`)) continue;
    own.told.add(`${id} ${field}`);
    log.warn({ document: id, field, why: `${where}: ${why}` }, "content does not fit");
  }
};
