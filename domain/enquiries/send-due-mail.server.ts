import type { Platform } from "#platform/platform.ts";
import { leaseNextDue } from "./lease.server.ts";
import { notifyOffice } from "./notify-office.server.ts";

const TIMEOUT_MS = 10_000;
/** One round sends no more than this; the next one goes on. */
const ROUND = 100;

type Ground = Pick<Platform, "database" | "clock" | "log" | "mail" | "settings">;

/**
 * Mails the enquiries that are due, one after the other, and answers how many were sent. For a job that runs every few
 * seconds, in as many processes as there are. Ends the round at the first fault that would meet the next one too, and
 * does nothing while mail settings are missing.
 */
export const sendDueMail = async (ground: Ground): Promise<number> => {
  if (ground.mail.missing.length > 0) return 0;
  for (let sent = 0; sent < ROUND; sent += 1) {
    const enquiry = await leaseNextDue(ground);
    if (!enquiry) return sent;
    const result = await notifyOffice(ground, enquiry, TIMEOUT_MS);
    if (!result.sent && result.fault !== "rejected") return sent;
  }
  return ROUND;
};
