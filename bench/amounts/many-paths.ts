import type { Actor } from "#domain/staff/rights.ts";
import { type Deps, inBatches, oneOf } from "./batches.ts";

/** Redirects of an old site, and addresses that visitors ask for in vain. */
export const makePaths = async ({ database, clock }: Deps, actors: Actor[], count: number): Promise<void> => {
  const now = clock();
  const redirects = Array.from({ length: count }, (_, n) => ({
    from_path: `/old/page-${n}.html`,
    to_path: n % 50 === 0 ? `/gone-${n}` : "/services",
    created_at: now,
    created_by: oneOf(actors, n).id,
  }));
  await inBatches(redirects, (batch) => database.insertInto("redirect").values(batch).execute());
  const missing = Array.from({ length: count }, (_, n) => ({
    path: `/blog/mny-${n}`,
    hits: count - n,
    first_seen: now - n,
    last_seen: now,
  }));
  await inBatches(missing, (batch) => database.insertInto("missing_path").values(batch).execute());
};
