import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type RootOperationNode, TableNode, UpdateQueryNode } from "kysely";

/** How long a replica may answer from memory, from the moment before it asked last (decision 038). */
export const LEASE_MS = 300;
/** More than two clocks drift apart in a lease. */
export const DRIFT_MS = 30;
export const LOOK_MS = 3;

type Execute = DatabaseConnection["executeQuery"];
type Replica = { id: string; alive: boolean };

/** A commit that advanced the site version ends when each replica has acknowledged it, or a whole lease has passed. */
export const confirmCommits = async (connection: DatabaseConnection): Promise<void> => {
  const execute: Execute = connection.executeQuery.bind(connection);
  let advances = false;
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    const result = await execute<R>(query);
    if (writesSiteVersion(query.query)) advances = true;
    const ends = query.sql === "commit" || query.sql === "rollback";
    if (advances && query.sql === "commit") await untilAcknowledged(execute);
    if (ends) advances = false;
    return result;
  };
};

const writesSiteVersion = (node: RootOperationNode): boolean =>
  UpdateQueryNode.is(node) &&
  node.table !== undefined &&
  TableNode.is(node.table) &&
  node.table.table.identifier.name === "site_version";

/** The commit stands in any case: without an answer, a whole lease is waited for. */
const untilAcknowledged = async (execute: Execute): Promise<void> => {
  try {
    const version = await newestVersion(execute);
    const late = await replicasBefore(execute, version);
    const end = performance.now() + LEASE_MS + DRIFT_MS;
    for (let left = late; left.length > 0; left = await replicasBefore(execute, version)) {
      if (performance.now() > end) return await forget(execute, late);
      await wait(LOOK_MS);
    }
  } catch {
    await wait(LEASE_MS + DRIFT_MS);
  }
};

const newestVersion = async (execute: Execute): Promise<number> => {
  const { rows } = await execute<{ version: number }>(CompiledQuery.raw("select version from site_version"));
  return rows[0]?.version ?? 0;
};

const replicasBefore = async (execute: Execute, version: number): Promise<Replica[]> => {
  const text = `select id, exists (select from pg_stat_activity a where a.pid = r.pid and a.backend_start = r.started)
    as alive from replica r where version < $1`;
  return (await execute<Replica>(CompiledQuery.raw(text, [version]))).rows;
};

/** Only sessions that ended: a halted process may be granted a lease at any moment, so it is waited for each time. */
const forget = async (execute: Execute, replicas: Replica[]): Promise<void> => {
  const ended = replicas.filter(({ alive }) => !alive).map(({ id }) => id);
  await execute(CompiledQuery.raw("delete from replica where id = any($1)", [ended]));
};
