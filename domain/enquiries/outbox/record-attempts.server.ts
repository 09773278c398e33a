import type { Insertable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { MailFault, MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { type Leased, tableOf } from "./lease.server.ts";

export type Attempt = { result: MailResult; record: Insertable<Tables["mail_attempt"]> & { took_ms: number } };

type Deps = Pick<Platform, "commit" | "clock" | "mail">;

/** Records a turn and ends the lease; one that outlived its lease only records that the mail left, and of an enquiry that was erased meanwhile nothing. Idempotent: a lost answer is written again. */
export const recordAttempts = (deps: Deps, { queue, row }: Leased, attempts: [Attempt, ...Attempt[]]): Promise<void> =>
  deps.commit(async (transaction) => {
    const enquiry = transaction.selectFrom("enquiry").select("id").where("id", "=", attempts[0].record.enquiry_id);
    if (!(await enquiry.executeTakeFirst())) return;
    const tried = attempts.filter(({ result }) => result.sent || result.fault !== "busy");
    if (tried.length > 0)
      await transaction
        .insertInto("mail_attempt")
        .values(tried.map(({ record }) => record))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    const last = attempts.at(-1) ?? attempts[0];
    const update = transaction
      .updateTable(tableOf(queue))
      .set(fieldsAfter(deps, last, row.mail_attempts + tried.length))
      .where("id", "=", row.id);
    await (last.result.sent
      ? update.where("mail_state", "!=", "sent")
      : update.where("lease_owner", "=", row.lease_owner)
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

/** The wait in ms after so many attempts. Passing faults: 10 s, doubling to 15 minutes, ±25 % (`chance`, 0 to 1) to spread them; others are parked. */
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
