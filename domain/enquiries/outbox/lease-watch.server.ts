import type { Platform } from "#platform/platform.ts";

/** Longer than one turn at mailing takes (`TURN_MS`, and writing it down): who holds a lease for so long has died. */
export const LEASE_MS = 25_000;
/** Cap one interval at 5 s: after a pause we can't know how long the lease was really held. */
const LONGEST_INTERVAL_MS = 5_000;

type Deps = Pick<Platform, "database" | "elapsed">;

/**
 * Ends the leases of processes that died. To be called every few seconds: a lease that was there, unchanged, for LEASE_MS
 * of this process's own monotonic time is ended. No wall clock is asked, so one that jumps, or differs between machines,
 * can't end the lease of a mail that is being sent.
 */
export const watchLeases = ({ database, elapsed }: Deps): (() => Promise<void>) => {
  let seenFor = new Map<string, number>();
  let last = elapsed();
  return async () => {
    const owners = await leaseOwners(database);
    const interval = Math.min(elapsed() - last, LONGEST_INTERVAL_MS);
    last = elapsed();
    seenFor = new Map(owners.map((owner) => [owner, (seenFor.get(owner) ?? -interval) + interval]));
    for (const [owner, ms] of seenFor) if (ms >= LEASE_MS) await endLease(database, owner);
  };
};

const leaseOwners = async (database: Deps["database"]): Promise<string[]> => {
  const rows = await database
    .selectFrom("enquiry")
    .select("lease_owner")
    .where("lease_owner", "is not", null)
    .where("mail_state", "in", ["due", "parked"])
    .execute();
  return rows.flatMap(({ lease_owner }) => lease_owner ?? []);
};

const endLease = async (database: Deps["database"], owner: string): Promise<void> => {
  await database.updateTable("enquiry").set({ lease_owner: null }).where("lease_owner", "=", owner).execute();
};
