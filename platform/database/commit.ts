import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "./database.ts";

/** Resolves when `work` is on disk. Work of one moment may share a transaction, in which what throws is undone alone. */
export type Commit = <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>;

/** How long at least between commits under a flood. Work that comes alone does not wait. */
const PAUSE_MS = 20;

export const commitEach =
  (database: Database): Commit =>
  (work) =>
    database.transaction().execute(work);

type Unit = {
  work: (transaction: DatabaseTransaction) => Promise<unknown>;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
};

/** For SQLite, where a commit holds up everything until it is on disk. */
export const commitTogether = (database: Database): Commit => {
  let waiting: Unit[] = [];
  let last = 0;
  let planned = false;

  const plan = () => {
    if (planned || waiting.length === 0) return;
    planned = true;
    const wait = last + PAUSE_MS - performance.now();
    if (wait > 0) setTimeout(run, wait);
    else setImmediate(run);
  };
  const run = async () => {
    const units = waiting;
    waiting = [];
    try {
      const tell = await database.transaction().execute((transaction) => doAll(transaction, units));
      for (const one of tell) one();
    } catch (error) {
      for (const { failed } of units) failed(error);
    }
    last = performance.now();
    planned = false;
    plan();
  };
  return <T>(work: (transaction: DatabaseTransaction) => Promise<T>) =>
    new Promise<T>((done, failed) => {
      waiting.push({ work, done: done as Unit["done"], failed });
      plan();
    });
};

const doAll = async (transaction: DatabaseTransaction, units: Unit[]): Promise<(() => void)[]> => {
  const tell: (() => void)[] = [];
  for (const { work, done, failed } of units) {
    await sql`savepoint unit`.execute(transaction);
    try {
      const result = await work(transaction);
      tell.push(() => done(result));
    } catch (error) {
      // Where the transaction is over already, as on a full disk, the whole fails by what happened first.
      await sql`rollback to unit`.execute(transaction).catch(() => {
        throw error;
      });
      tell.push(() => failed(error));
    }
    await sql`release unit`.execute(transaction);
  }
  return tell;
};
