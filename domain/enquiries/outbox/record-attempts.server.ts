import type { Insertable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { MailFault, MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import type { LeasedEnquiry } from "./lease.server.ts";

/** One attempt to mail an enquiry: its result, and the row that keeps it. */
export type Attempt = { result: MailResult; record: Insertable<Tables["mail_attempt"]> & { took_ms: number } };

type Deps = Pick<Platform, "commit" | "clock" | "mail">;

/**
 * Records the attempts of one turn, and in the enquiry what became of its mail and when it is next due; ends the lease.
 * A turn that outlived its lease changes the enquiry only if the mail has left. Idempotent, so that it may be written
 * again after an answer of the database that was lost.
 */
export const recordAttempts = (deps: Deps, enquiry: LeasedEnquiry, attempts: [Attempt, ...Attempt[]]): Promise<void> =>
  deps.commit(async (transaction) => {
    const tried = attempts.filter(({ result }) => result.sent || result.fault !== "busy");
    if (tried.length > 0)
      await transaction
        .insertInto("mail_attempt")
        .values(tried.map(({ record }) => record))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    const last = attempts.at(-1) ?? attempts[0];
    const update = transaction
      .updateTable("enquiry")
      .set(fieldsAfter(deps, last, enquiry.mail_attempts + tried.length))
      .where("id", "=", enquiry.id);
    await (last.result.sent
      ? update.where("mail_state", "!=", "sent")
      : update.where("lease_owner", "=", enquiry.lease_owner)
    ).execute();
  });

const fieldsAfter = ({ clock, mail }: Deps, { result, record }: Attempt, attempts: number) => {
  const now = clock();
  return {
    mail_attempts: attempts,
    mail_reply_to: record.reply_to,
    mail_settings: mail.fingerprint,
    lease_owner: null,
    updated_at: now,
    ...(result.sent ? sentFields(result, now) : waitingFields(result, attempts, now)),
  };
};

const sentFields = (result: MailResult & { sent: true }, now: number) => ({
  mail_state: "sent" as const,
  mail_due_at: null,
  mail_fault: null,
  mail_error: null,
  mail_id: result.messageId,
  mailed_at: now,
});

const waitingFields = (result: MailResult & { sent: false }, attempts: number, now: number) => {
  const next = nextTry(result.fault, attempts, Math.random());
  return {
    mail_state: next.state,
    mail_due_at: now + next.waitMs,
    mail_fault: result.fault,
    mail_error: result.message || result.code,
  };
};

const FIRST_WAIT_MS = 10_000;
/** The longest time between two tries; also of what waits for a person, unless the settings change before. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * When a mail that was not sent is tried again, in milliseconds from now. `busy` was not tried at all: at once. Faults
 * that pass by themselves: after 10 s, doubling up to 15 minutes, ±25 % so that many don't come at once. All others are
 * parked. `attempts` counts those made so far; `chance` is from 0 to 1.
 */
export const nextTry = (
  fault: MailFault,
  attempts: number,
  chance: number,
): { state: "due" | "parked"; waitMs: number } => {
  if (fault === "busy") return { state: "due", waitMs: 0 };
  const passes = fault === "network" || fault === "throttled" || fault === "other";
  if (!passes) return { state: "parked", waitMs: LONGEST_WAIT_MS };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return { state: "due", waitMs: Math.round(wait * (0.75 + chance / 2)) };
};
