import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";

export type EnquiryRow = Selectable<Tables["enquiry"]>;
export type ReplyRow = Selectable<Tables["enquiry_reply"]>;

/** The tables of what waits to be mailed: enquiries to the office, replies to visitors. */
export const queues = ["enquiry", "enquiry_reply"] as const;
export type Queue = (typeof queues)[number];

/** What only this caller may mail, until it ends the lease or is taken for dead (`watchLeases`). */
export type LeasedEnquiry = EnquiryRow & { lease_owner: string };
export type Leased =
  | { queue: "enquiry"; row: LeasedEnquiry }
  | { queue: "enquiry_reply"; row: ReplyRow & { lease_owner: string } };

type Deps = Pick<Platform, "database" | "clock" | "mail">;

/** The columns of a new row whose mail is due at once. `now` in ms since 1970. */
export const dueMail = (now: number) => ({
  mail_state: "due" as const,
  mail_due_at: now,
  mail_attempts: 0,
  mail_reply_to: 1,
  created_at: now,
  updated_at: now,
});

export const newLease = () => ({ lease_owner: randomUUID() });

/** For queries of columns that each queue has: the types of one table stand for both. */
export const tableOf = (queue: Queue) => queue as "enquiry";

/** Leases what is not mailed yet, due or not, and `heldBack` also what was held back for good; null when it is leased already or there is nothing to send. */
export const lease = async (
  { database }: Pick<Deps, "database">,
  queue: Queue,
  id: string,
  { heldBack = false } = {},
): Promise<Leased | null> => {
  const row = await database
    .updateTable(tableOf(queue))
    .set(newLease())
    .where("id", "=", id)
    .where("mail_state", "in", heldBack ? ["due", "parked", "none"] : ["due", "parked"])
    .where("lease_owner", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ? ({ queue, row } as unknown as Leased) : null;
};

/** Leases what has been due longest, enquiries first, else what was parked under other mail settings; null when there is none. Never the same to two callers. */
export const leaseNextDue = async (deps: Deps): Promise<Leased | null> => {
  for (const queue of queues) {
    const next = await nextDue(deps, queue);
    if (next) return (await lease(deps, queue, next.id)) ?? leaseNextDue(deps);
  }
  return null;
};

/** One query per state: each is answered by the index at once, however many wait. */
const nextDue = async ({ database, clock, mail }: Deps, queue: Queue): Promise<{ id: string } | undefined> => {
  const free = (state: "due" | "parked") =>
    database
      .selectFrom(tableOf(queue))
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
  const held = (queue: Queue) =>
    database.selectFrom(tableOf(queue)).select("lease_owner").where("lease_owner", "is not", null);
  const rows = await held("enquiry").unionAll(held("enquiry_reply")).execute();
  return rows.flatMap(({ lease_owner }) => lease_owner ?? []);
};

const endLease = async (database: Deps["database"], owner: string): Promise<void> => {
  for (const queue of queues)
    await database.updateTable(tableOf(queue)).set({ lease_owner: null }).where("lease_owner", "=", owner).execute();
};
