import type { Platform } from "#platform/platform.ts";

const LONGEST = 200;
const MOST_KEPT = 5_000;

/**
 * Counts a visit to an address where nothing is, so that staff can see and redirect it. At most 5,000 addresses are
 * kept (a scanner must not fill the disk) and each is cut after 200 characters.
 */
export const noteMissingPath = async ({ database, clock }: Pick<Platform, "database" | "clock">, path: string) => {
  const now = clock();
  const known = await database
    .updateTable("missing_path")
    .set((e) => ({ hits: e("hits", "+", 1), last_seen: now }))
    .where("path", "=", path.slice(0, LONGEST))
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  const { kept } = await database
    .selectFrom("missing_path")
    .select((e) => e.fn.countAll<number>().as("kept"))
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST_KEPT) return;
  await database
    .insertInto("missing_path")
    .values({ path: path.slice(0, LONGEST), hits: 1, first_seen: now, last_seen: now })
    .onConflict((c) => c.column("path").doNothing())
    .execute();
};
