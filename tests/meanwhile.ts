import { setTimeout } from "node:timers/promises";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";

/** How long what was written waits for its commit: the verb reaches the rows in it, and on PostgreSQL would read them as they were. */
const UNCOMMITTED_MS = 300;

/** What a verb gives that begins when another transaction has written, and not committed yet; both are over then. */
export const meanwhile = async <T>(
  database: Database,
  write: (transaction: DatabaseTransaction) => Promise<unknown>,
  verb: () => Promise<T>,
): Promise<T> => {
  const { promise: isWritten, resolve } = Promise.withResolvers<void>();
  const other = database.transaction().execute(async (transaction) => {
    await write(transaction);
    resolve();
    await setTimeout(UNCOMMITTED_MS);
  });
  await Promise.race([isWritten, other]);
  const given = await verb();
  await other;
  return given;
};
