import type { Platform } from "#platform/platform.ts";

/** Longer than one turn at mailing takes; a process that died holds an enquiry back no longer than this and a look. */
export const LEASE_MS = 25_000;
/** A look that comes later than this counts as this: what this process did not watch, it does not know. */
const LONGEST_LOOK_MS = 5_000;

type Ground = Pick<Platform, "database" | "elapsed">;

/**
 * Watches leases that others hold, to be called every few seconds: one that was there unchanged for LEASE_MS belongs to a
 * process that died, and ends. Nobody's clock is believed, so that one that jumps, or differs from those of other
 * machines, lets nobody take what is being sent.
 */
export const watchLeases = (ground: Ground): (() => Promise<void>) => {
  let watched = new Map<string, number>();
  let last = ground.elapsed();
  return async () => {
    const owners = await leaseOwners(ground);
    const passed = Math.min(ground.elapsed() - last, LONGEST_LOOK_MS);
    last = ground.elapsed();
    watched = new Map(owners.map((owner) => [owner, watched.has(owner) ? (watched.get(owner) ?? 0) + passed : 0]));
    for (const [owner, ms] of watched) if (ms >= LEASE_MS) await endLease(ground, owner);
  };
};

const leaseOwners = async ({ database }: Ground): Promise<string[]> => {
  const rows = await database
    .selectFrom("enquiry")
    .select("lease_owner")
    .where("lease_owner", "is not", null)
    .where("mail_state", "in", ["due", "parked"])
    .execute();
  return rows.flatMap(({ lease_owner }) => lease_owner ?? []);
};

const endLease = async ({ database }: Ground, owner: string): Promise<void> => {
  await database.updateTable("enquiry").set({ lease_owner: null }).where("lease_owner", "=", owner).execute();
};
