import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { TOO_LONG_MS } from "./mail-schedule.ts";

/** A stored enquiry. */
export type EnquiryRow = Selectable<Tables["enquiry"]>;

/** An enquiry that this caller alone may mail until it gives the lease back, or is taken for dead. */
export type LeasedEnquiry = EnquiryRow & { lease_owner: string };

type Ground = Pick<Platform, "database" | "clock" | "mail">;

/** A new lease, to be written with an enquiry. */
export const newLease = () => ({ lease_owner: randomUUID() });

/** Takes the lease of one enquiry that is not sent yet, due or not; null when another holds it or there is nothing to send. */
export const leaseEnquiry = async (
  { database }: Pick<Ground, "database">,
  id: string,
): Promise<LeasedEnquiry | null> => {
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
 * Takes the lease of an enquiry whose time has come, the longest waiting first, or of one that was parked under other
 * mail settings than these. Null when there is none. Never hands the same one to two callers.
 */
export const leaseNextDue = async (ground: Ground): Promise<LeasedEnquiry | null> => {
  const next = await nextDue(ground);
  if (!next) return null;
  return (await leaseEnquiry(ground, next.id)) ?? leaseNextDue(ground);
};

/** Looked for state by state, so that the index answers each at once, however many wait. */
const nextDue = async (ground: Ground): Promise<{ id: string } | undefined> => {
  const now = ground.clock();
  const free = (state: "due" | "parked") =>
    ground.database
      .selectFrom("enquiry")
      .select("id")
      .where("mail_state", "=", state)
      .where("lease_owner", "is", null)
      .orderBy("mail_due_at")
      .limit(1);
  return (
    (await free("due").where("mail_due_at", "<=", now).executeTakeFirst()) ??
    (await free("due")
      .where("mail_due_at", ">", now + TOO_LONG_MS)
      .executeTakeFirst()) ??
    (await free("parked").where("mail_due_at", "<=", now).executeTakeFirst()) ??
    (await free("parked").where("mail_settings", "!=", ground.mail.fingerprint).executeTakeFirst()) ??
    (await free("parked")
      .where("mail_due_at", ">", now + TOO_LONG_MS)
      .executeTakeFirst())
  );
};
