import type { Platform } from "#platform/platform.ts";

/** Network addresses of sign-ins are kept for so long: enough to look into a break-in. */
const ADDRESSES_MS = 180 * 86_400_000;

/** Forgets sessions and links that are over, and where old sign-ins came from. For a job that runs now and then. */
export const forgetEnded = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> => {
  const now = new Date(clock()).toISOString();
  await database.deleteFrom("staff_session").where("expires_at", "<", now).execute();
  await database.deleteFrom("staff_verification").where("expires_at", "<", now).execute();
  await database
    .updateTable("activity")
    .set({ detail: "" })
    .where("action", "in", ["sign-in", "sign-in-failed"])
    .where("at", "<", clock() - ADDRESSES_MS)
    .where("detail", "!=", "")
    .execute();
};
