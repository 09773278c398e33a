import type { Platform } from "#platform/platform.ts";

/** Forgets counts whose window is over and tokens that nobody could use any more. For a job that runs now and then. */
export const forgetTraces = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> => {
  await database.deleteFrom("rate_window").where("reset_at", "<=", clock()).execute();
  await database.deleteFrom("used_token").where("good_until", "<=", clock()).execute();
};
