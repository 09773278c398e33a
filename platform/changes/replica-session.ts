import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../process/log.ts";

const CHANNEL = "site_changed";
/** A replica whose machine vanished is gone from `pg_stat_activity` after 25 s. */
const LISTEN = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  listen ${CHANNEL}`;
const REGISTER = `insert into replica (id, pid, started, version)
  select $1, pid, backend_start, coalesce((select version from site_version), 0)
  from pg_stat_activity where pid = pg_backend_pid()`;
const RENEW = "select version from site_version where exists (select from replica where id = $1)";
const ACKNOWLEDGE = "update replica set version = $2 where id = $1";
const LEAVE = "delete from replica where id = $1";
const QUERY_MS = 5_000;
const GOODBYE_MS = 1_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

export type Session = {
  /** True: publishers wait for this session, so the answer is a lease. */
  renew: () => Promise<boolean>;
  leave: () => Promise<void>;
};

type Listener = {
  /** In the order of commits. Whoever published it waits until this returns. */
  learned: (version: number) => void;
  broken: (error: Error) => void;
};

/** A row for each session, so that publishers wait for what a former one was granted. Rejects without an answer. */
const join = async (url: string, listener: Listener): Promise<Session> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: QUERY_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  const id = randomUUID();
  let isOver = false;
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: `pg` deprecates a second query while one is under way. */
  const query = (text: string, values: unknown[]) => {
    const result = last.then(() => client.query<{ version: number }>(text, values));
    last = result.catch(() => {});
    return result;
  };
  const end = () => {
    isOver = true;
    client.end().catch(() => {});
  };
  const over = (error: Error) => {
    if (isOver) return;
    end();
    listener.broken(error);
  };
  const learn = (version: number) => {
    if (isOver) return;
    listener.learned(version);
    if (version === newest) return;
    newest = version;
    query(ACKNOWLEDGE, [id, version]).catch(over);
  };
  client.on("error", over).on("end", () => over(new Error("the connection ended")));
  client.on("notification", ({ payload }) => learn(Number(payload)));
  try {
    await client.connect();
    await client.query(LISTEN);
    await query(REGISTER, [id]);
  } catch (error) {
    end(); // or each try would leave a connection that nobody uses
    throw error;
  }
  return {
    renew: async () => {
      try {
        const before = newest;
        const { rows } = await query(RENEW, [id]);
        if (!rows[0]) throw new Error("no longer registered as a replica");
        // A notice that came meanwhile is newer: PostgreSQL sends it between the row and the end of the query.
        if (newest === before) learn(Number(rows[0].version));
      } catch (error) {
        over(error as Error);
      }
      return !isOver;
    },
    leave: async () => {
      isOver = true;
      const left = query(LEAVE, [id]).then(() => client.end());
      await Promise.race([left.catch(() => {}), wait(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
};

/** Opens another session when one breaks, after growing waits. */
export const keepSession = (url: string, { learned, broken }: Listener, log: Log) => {
  let session: Session | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waitMs = FIRST_WAIT_MS;
  const again = (error: Error) => {
    session = null;
    broken(error);
    if (isClosed || timer) return;
    log.warn({ err: error, wait: waitMs }, "not listening for changes");
    timer = setTimeout(begin, waitMs * (0.75 + Math.random() / 2)).unref();
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };
  const begin = async (): Promise<void> => {
    timer = undefined;
    try {
      const joined = await join(url, { learned, broken: again });
      if (isClosed) return await joined.leave();
      session = joined;
      waitMs = FIRST_WAIT_MS;
    } catch (error) {
      again(error as Error);
    }
  };
  return {
    begun: begin(),
    current: () => session,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await session?.leave();
    },
  };
};
