import type { Database } from "../database/database.ts";

/** Which site version is committed, by whichever process. */
export type Changes = {
  /** Undefined where it is not certain without asking the database. */
  known: () => number | undefined;
  /** Rejects where the database does not answer. */
  ask: () => Promise<number>;
  close: () => Promise<void>;
};

/** 0 before the first start. */
export const versionIn = async (database: Database): Promise<number> => {
  const row = await database.selectFrom("site_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
};
