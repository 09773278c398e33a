import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";

/** A stored enquiry. */
export type EnquiryRow = Selectable<Tables["enquiry"]>;

/** An enquiry that this caller alone may mail until its lease ends. */
export type LeasedEnquiry = EnquiryRow & { lease_owner: string };

/** Longer than both attempts that one turn can make; a process that died holds an enquiry back no longer than this. */
export const LEASE_MS = 30_000;

type Ground = Pick<Platform, "database" | "clock" | "mail">;

/** A new lease, to be written with an enquiry. */
export const newLease = (now: number) => ({ lease_owner: randomUUID(), lease_until: now + LEASE_MS });

/** Takes the lease of one enquiry that is not sent yet, due or not; null when another holds it or there is nothing to send. */
export const leaseEnquiry = async (ground: Ground, id: string): Promise<LeasedEnquiry | null> => {
  const now = ground.clock();
  const row = await ground.database
    .updateTable("enquiry")
    .set(newLease(now))
    .where("id", "=", id)
    .where("mail_state", "in", ["due", "parked"])
    .where("lease_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
  return (row as LeasedEnquiry | undefined) ?? null;
};

/**
 * Takes the lease of the enquiry that has waited longest: one whose time has come, or one that was parked under other
 * mail settings than these. Null when there is none. Never hands the same one to two callers.
 */
export const leaseNextDue = async (ground: Ground): Promise<LeasedEnquiry | null> => {
  const now = ground.clock();
  const next = await ground.database
    .selectFrom("enquiry")
    .select("id")
    .where("mail_state", "in", ["due", "parked"])
    .where("lease_until", "<=", now)
    .where((on) =>
      on.or([
        on("mail_due_at", "<=", now),
        on.and([on("mail_state", "=", "parked"), on("mail_settings", "!=", ground.mail.fingerprint)]),
      ]),
    )
    .orderBy("mail_due_at")
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  return (await leaseEnquiry(ground, next.id)) ?? leaseNextDue(ground);
};
