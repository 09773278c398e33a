import { leaseNextDue } from "./lease.server.ts";
import { watchLeases } from "./lease-watch.server.ts";
import { type MailGround, notifyOffice } from "./notify-office.server.ts";

/** So many mails are under way at once, at most, when the mail service is slow and well. */
const WIDEST = 80;
/** One round takes up no more than this; the next one goes on as wide. */
const ROUND = 500;

/**
 * Opens the outbox of this process. Each call is one round, for a job that runs every few seconds in as many processes
 * as there are: it mails what is due, longest waiting first, and answers how many were sent. It begins with one mail;
 * each that is sent makes room for one more beside it. The first fault that would meet the next mail too ends the round,
 * and so does `stopping`. While mail settings are missing nothing is tried.
 */
export const openOutbox = (ground: MailGround) => {
  const endDeadLeases = watchLeases(ground);
  let width = 1;

  const sendDue = async (stopping?: AbortSignal): Promise<number> => {
    const going = new Set<Promise<void>>();
    let [sent, faulty] = [0, false];
    for (let taken = 0; taken < ROUND && !faulty && !stopping?.aborted; taken += 1) {
      const enquiry = await leaseNextDue(ground);
      if (!enquiry) break;
      const one = notifyOffice(ground, enquiry).then((result) => {
        going.delete(one);
        if (result.sent) [sent, width] = [sent + 1, Math.min(width + 1, WIDEST)];
        else if (result.fault !== "rejected") [faulty, width] = [true, 1];
      });
      going.add(one);
      if (going.size >= width) await Promise.race(going);
    }
    await Promise.all(going);
    return sent;
  };
  return async (stopping?: AbortSignal): Promise<number> => {
    await endDeadLeases();
    return ground.mail.missing.length > 0 ? 0 : sendDue(stopping);
  };
};
