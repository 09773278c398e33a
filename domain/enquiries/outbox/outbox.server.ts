import { leaseNextDue, queues, tableOf, watchLeases } from "./lease.server.ts";
import { LONGEST_WAIT_MS } from "./record-attempts.server.ts";
import { type MailDeps, sendLeased } from "./send-leased.server.ts";

/** Most mails in flight at once in this process, reached when the mail service is slow and well. */
const MOST_AT_ONCE = 80;
const ROUND = 500;

/** Each call is one round: mails what is due, widening with each success; a fault that the next would meet ends it. */
export const openOutbox = (deps: MailDeps) => {
  const endDeadLeases = watchLeases(deps);
  let width = 1;

  const sendDue = async (stopping?: AbortSignal): Promise<number> => {
    const inFlight = new Set<Promise<void>>();
    let [sent, faulty] = [0, false];
    for (let taken = 0; taken < ROUND && !faulty && !stopping?.aborted; taken += 1) {
      const leased = await leaseNextDue(deps);
      if (!leased) break;
      const sending = sendLeased(deps, leased).then((result) => {
        inFlight.delete(sending);
        if (result.sent) [sent, width] = [sent + 1, Math.min(width + 1, MOST_AT_ONCE)];
        else if (result.fault !== "rejected") [faulty, width] = [true, 1];
      });
      inFlight.add(sending);
      if (inFlight.size >= width) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
    return sent;
  };
  return async (stopping?: AbortSignal): Promise<number> => {
    await endDeadLeases();
    await pullForward(deps);
    await giveUpConfirmations(deps);
    return deps.mail.missing.length > 0 ? 0 : sendDue(stopping);
  };
};

/** No wait is longer than LONGEST_WAIT_MS: what is due later than twice that was put off under a clock that ran ahead. */
const pullForward = async ({ database, clock }: MailDeps): Promise<void> => {
  for (const queue of queues)
    await database
      .updateTable(tableOf(queue))
      .set({ mail_due_at: clock() })
      .where("mail_state", "in", ["due", "parked"])
      .where("mail_due_at", ">", clock() + 2 * LONGEST_WAIT_MS)
      .execute();
};

const DAY_MS = 24 * 3_600_000;

/** A confirmation that could not leave within a day tells nobody anything: it is held back for good. */
const giveUpConfirmations = async ({ database, clock }: MailDeps): Promise<void> => {
  await database
    .updateTable("enquiry_reply")
    .set({ mail_state: "none", mail_due_at: null })
    .where("kind", "=", "confirmation")
    .where("mail_state", "in", ["due", "parked"])
    .where("created_at", "<", clock() - DAY_MS)
    .where("lease_owner", "is", null)
    .execute();
};
