import type { Platform } from "#platform/platform.ts";

/** The newest backup that was read back whole, and the attempt after it that failed, if one did. Times are when they began. */
export type LastBackup = {
  made: { at: number; archive: string; bytes: number } | null;
  failed: { at: number; fault: string } | null;
  /** "never": nobody has set backups up, so nobody misses one. */
  state: "never" | "made" | "late" | "failed";
};

/** Two hours after the next one of a nightly timer is due. */
const LATE_AFTER_MS = 26 * 3_600_000;

/** Of all machines that share the database. */
export const lastBackup = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<LastBackup> => {
  const newest = database.selectFrom("backup").selectAll().orderBy("id", "desc").limit(1);
  const [made, last] = await Promise.all([
    newest.where("fault", "is", null).executeTakeFirst(),
    newest.executeTakeFirst(),
  ]);
  return {
    made: made ? { at: made.id, archive: made.archive, bytes: made.bytes } : null,
    failed: last?.fault ? { at: last.id, fault: last.fault } : null,
    state: last?.fault ? "failed" : stateOf(made?.id, clock()),
  };
};

const stateOf = (madeAt: number | undefined, now: number): LastBackup["state"] => {
  if (madeAt === undefined) return "never";
  return madeAt < now - LATE_AFTER_MS ? "late" : "made";
};
