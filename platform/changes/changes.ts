import type { Database, DatabaseTransaction } from "../database/database.ts";

/** Tells that something visitors see has changed, whichever process changed it. */
export type Changes = {
  /** Calls `listener` after every change of the site version; the answer ends that. Say nothing slow in it. */
  subscribe: (listener: () => void) => () => void;
  /** Called inside the transaction that changes something; told when it is committed, not told when it is not. */
  announce: (transaction: DatabaseTransaction) => Promise<void>;
  /** The version as it was committed last, by whichever process, told at once; undefined where only a query tells. */
  committed: (() => number) | undefined;
  close: () => Promise<void>;
};

/** The version as the database has it, 0 before the first start. */
export const versionIn = async (database: Database): Promise<number> => {
  const row = await database.selectFrom("site_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
};

/** Listeners, and the newest version they were told of, so that no change is told twice. */
export const openListeners = () => {
  const listeners = new Set<() => void>();
  let known: number | null = null;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells everyone, unless this version is known. The first one is where it starts. */
    seen: (version: number) => {
      const changed = known !== null && known !== version;
      known = version;
      if (changed) for (const listener of listeners) listener();
    },
  };
};
