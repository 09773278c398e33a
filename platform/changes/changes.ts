import type { Database } from "../database/database.ts";

/** Tells which site version is committed, whichever process advanced it. */
export type Changes = {
  /** The version, where it is certain without asking the database: no newer one is confirmed to anybody yet. */
  known: () => number | undefined;
  /** The version, asked of the database. Rejects where that does not answer. */
  ask: () => Promise<number>;
  close: () => Promise<void>;
};

/** The version as the database has it, 0 before the first start. */
export const versionIn = async (database: Database): Promise<number> => {
  const row = await database.selectFrom("site_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
};
