import { setImmediate } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { inParts } from "../../in-parts.ts";
import { allTypes } from "../kinds.ts";

/** Few enough that a request between two batches waits for milliseconds. */
const BATCH = 10;

type Pointer = "published_revision" | "publish_revision";

const revisionsBy = (database: Database, pointer: Pointer) =>
  database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", `document.${pointer}`)
    .select(["document.id", "document.type", "document.title", "document.published_at"])
    .select(["revision.id as revision", "revision.data", "revision.shape"])
    .where("document.deleted_at", "is", null)
    .where("document.type", "in", allTypes)
    .orderBy("document.id")
    .limit(BATCH);

export type LiveRevision = Awaited<ReturnType<ReturnType<typeof revisionsBy>["execute"]>>[number];

export async function* liveRevisions(database: Database): AsyncGenerator<LiveRevision[]> {
  for (const pointer of ["published_revision", "publish_revision"] as const) {
    let rows: LiveRevision[] = [];
    do {
      const after = rows.at(-1)?.id ?? "";
      rows = await revisionsBy(database, pointer).where("document.id", ">", after).execute();
      yield rows;
      await setImmediate();
    } while (rows.length === BATCH);
  }
}

/** What was published from a moment on (ms since 1970), without the revisions that are `known`, a few at a time. */
export async function* revisionsSince(
  database: Database,
  since: number,
  known: ReadonlyMap<string, unknown>,
): AsyncGenerator<LiveRevision[]> {
  const live = await database
    .selectFrom("document")
    .select(["id", "published_revision"])
    .where("published_at", ">=", since)
    .where("published_revision", "is not", null)
    .execute();
  const fresh = live.flatMap(({ id, published_revision }) => (known.has(published_revision ?? "") ? [] : id));
  for (const some of inParts(fresh, BATCH)) {
    yield await revisionsBy(database, "published_revision").where("document.id", "in", some).execute();
    await setImmediate();
  }
}

const MOST_ASKED = 500;

/** Those of the revisions that are still live or planned. */
export const stillLive = async (database: Database, revisions: string[]): Promise<Set<string | null>> => {
  const still = new Set<string | null>();
  for (const some of inParts(revisions, MOST_ASKED)) {
    const rows = await database
      .selectFrom("document")
      .select(["published_revision", "publish_revision"])
      .where((e) => e.or([e("published_revision", "in", some), e("publish_revision", "in", some)]))
      .where("deleted_at", "is", null)
      .execute();
    for (const row of rows) still.add(row.published_revision).add(row.publish_revision);
  }
  return still;
};
