import { DRIFT_MS, LEASE_MS, LOOK_MS } from "#platform/database/replicas.ts";
import { events } from "./events.ts";

/** What each takes of a core of the database, in ms; `wake` is the notice to one replica, `look` the publisher's question. */
export type Costs = { renew: number; acknowledge: number; wake: number; look: number; publish: number };

export type Scene = {
  replicas: number;
  /** Of these: they neither hear nor acknowledge, and keep their session. */
  halted: number;
  /** Between two publishes, in ms. */
  every: number;
  publishes: number;
  databaseCores: number;
  /** One way between database and replica, in ms. */
  network: number;
  /** What a commit waits for the disk, in ms; commits share it. */
  disk: number;
};

export type Outcome = {
  /** Share of the cores of the database that is busy. */
  load: number;
  queriesPerSecond: number;
  /** From each commit to its confirmation, in ms. */
  confirmed: number[];
  /** From each commit until each replica that hears knew of it, in ms: as long it may show the page before. */
  known: number[];
  /** Replicas that could still answer with the page before when its successor was confirmed. */
  stale: number;
};

/** How often a replica that is read renews its lease, in ms (`platform/changes/postgres-changes.ts`). */
const RENEW_MS = 100;

type Replica = { version: number; acknowledged: number; leasedUntil: number; halted: boolean };

/**
 * The protocol of decision 038, event by event, before a database that is a queue at so many cores. All replicas are
 * read all the time, the worst case: each renews its lease. `random` gives 0 to 1; a seeded one makes it repeatable.
 */
export const simulate = (scene: Scene, costs: Costs, random: () => number): Outcome => {
  const { at, now, run } = events();
  const replicas: Replica[] = Array.from({ length: scene.replicas }, (_, n) => ({
    version: 0,
    acknowledged: 0,
    leasedUntil: 0,
    halted: n < scene.halted,
  }));
  const committed = [0];
  const outcome: Outcome = { load: 0, queriesPerSecond: 0, confirmed: [], known: [], stale: 0 };
  const freeAt = Array.from({ length: scene.databaseCores }, () => 0);
  let [busy, queries] = [0, 0];

  const travel = (then: () => void) => at(scene.network * (0.75 + random() / 2), then);
  /** First come, first served, by the core that is free first. */
  const query = (cost: number, then: () => void) => {
    const core = freeAt.indexOf(Math.min(...freeAt));
    const end = Math.max(now(), freeAt[core] ?? 0) + cost;
    freeAt[core] = end;
    busy += cost;
    queries += 1;
    at(end - now(), then);
  };
  const commit = (cost: number, then: () => void) => query(cost, () => at(scene.disk, then));
  const newest = () => committed.length - 1;

  const learn = (replica: Replica, version: number) => {
    if (version <= replica.version) return;
    replica.version = version;
    outcome.known.push(now() - (committed[version] ?? 0));
    const acknowledge = () => {
      replica.acknowledged = version;
    };
    travel(() => commit(costs.acknowledge, acknowledge));
  };
  const renew = (replica: Replica) => {
    const asked = now();
    const answer = (version: number) => {
      learn(replica, version);
      replica.leasedUntil = asked + LEASE_MS;
    };
    travel(() => query(costs.renew, () => travel(answer.bind(null, newest()))));
    at(RENEW_MS, () => renew(replica));
  };
  const publish = () =>
    commit(costs.publish, () => {
      const version = committed.push(now()) - 1;
      for (const replica of replicas) query(costs.wake, () => !replica.halted && travel(() => learn(replica, version)));
      look(version, now() + LEASE_MS + DRIFT_MS);
    });
  /** As a publisher does: at once, then every few ms, until none is behind or a whole lease has passed. */
  const look = (version: number, end: number): void =>
    travel(() =>
      query(costs.look, () => {
        const behind = replicas.some(({ acknowledged }) => acknowledged < version);
        travel(() => (behind && now() <= end ? at(LOOK_MS, () => look(version, end)) : confirm(version)));
      }),
    );
  const confirm = (version: number) => {
    outcome.confirmed.push(now() - (committed[version] ?? 0));
    outcome.stale += replicas.filter((r) => r.version < version && r.leasedUntil > now()).length;
  };

  // A halted one was granted a lease right before it stopped.
  for (const replica of replicas)
    if (replica.halted) replica.leasedUntil = LEASE_MS;
    else at(random() * RENEW_MS, () => renew(replica));
  for (let n = 0; n < scene.publishes; n += 1) at(scene.every * (n + random() / 2), publish);
  run(scene.every * scene.publishes + 2 * LEASE_MS);
  return { ...outcome, load: busy / (now() * scene.databaseCores), queriesPerSecond: (queries / now()) * 1000 };
};
