import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";

export type EnquiryRow = Selectable<Tables["enquiry"]>;

/** An enquiry that only this caller may mail, until it ends the lease or is taken for dead (`watchLeases`). */
export type LeasedEnquiry = EnquiryRow & { lease_owner: string };

type Deps = Pick<Platform, "database" | "clock" | "mail">;

export const newLease = () => ({ lease_owner: randomUUID() });

/** Leases one enquiry that is not mailed yet, due or not; null when it is leased already or there is nothing to send. */
export const leaseEnquiry = async ({ database }: Pick<Deps, "database">, id: string): Promise<LeasedEnquiry | null> => {
  const row = await database
    .updateTable("enquiry")
    .set(newLease())
    .where("id", "=", id)
    .where("mail_state", "in", ["due", "parked"])
    .where("lease_owner", "is", null)
    .returningAll()
    .executeTakeFirst();
  return (row as LeasedEnquiry | undefined) ?? null;
};

/** Leases what has been due longest, else what was parked under other mail settings; null when there is none. Never the same to two callers. */
export const leaseNextDue = async (deps: Deps): Promise<LeasedEnquiry | null> => {
  const next = await nextDue(deps);
  if (!next) return null;
  return (await leaseEnquiry(deps, next.id)) ?? leaseNextDue(deps);
};

/** One query per state: each is answered by the index at once, however many wait. */
const nextDue = async ({ database, clock, mail }: Deps): Promise<{ id: string } | undefined> => {
  const free = (state: "due" | "parked") =>
    database
      .selectFrom("enquiry")
      .select("id")
      .where("mail_state", "=", state)
      .where("lease_owner", "is", null)
      .orderBy("mail_due_at")
      .limit(1);
  return (
    (await free("due").where("mail_due_at", "<=", clock()).executeTakeFirst()) ??
    (await free("parked").where("mail_due_at", "<=", clock()).executeTakeFirst()) ??
    (await free("parked").where("mail_settings", "!=", mail.fingerprint).executeTakeFirst())
  );
};

/** Longer than one turn at mailing takes (`TURN_MS`, and writing it down): who holds a lease for so long has died. */
export const LEASE_MS = 25_000;
/** Cap one interval at 5 s: after a pause we can't know how long the lease was really held. */
const LONGEST_INTERVAL_MS = 5_000;

/** Call every few seconds: ends leases that stay unchanged for LEASE_MS of monotonic time, so that a wall clock that jumps ends no lease in use. */
export const watchLeases = ({ database, elapsed }: Pick<Platform, "database" | "elapsed">): (() => Promise<void>) => {
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
    .execute();
  return rows.flatMap(({ lease_owner }) => lease_owner ?? []);
};

const endLease = async (database: Deps["database"], owner: string): Promise<void> => {
  await database.updateTable("enquiry").set({ lease_owner: null }).where("lease_owner", "=", owner).execute();
};
