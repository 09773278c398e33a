import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";

/** A stored enquiry. */
export type EnquiryRow = Selectable<Tables["enquiry"]>;

/** An enquiry that only this caller may mail, until it ends the lease or is taken for dead (`lease-watch.server.ts`). */
export type LeasedEnquiry = EnquiryRow & { lease_owner: string };

type Deps = Pick<Platform, "database" | "clock" | "mail">;

/** A new lease, to be written with an enquiry. It holds no time: see `lease-watch.server.ts`. */
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

/**
 * Leases an enquiry that is due, longest waiting first, or one that was parked under other mail settings than these.
 * Null when there is none. Never gives the same one to two callers.
 */
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
