import { describe, expect, test } from "vitest";
import { LEASE_MS } from "#platform/database/replicas.ts";
import { type Scene, simulate } from "./model.ts";

const costs = { renew: 0.1, acknowledge: 0.2, wake: 0.02, look: 0.1, publish: 0.3 };
const scene: Scene = {
  ...{ replicas: 20, halted: 0, every: 1_000, publishes: 20 },
  ...{ databaseCores: 2, network: 0.25, disk: 1 },
};
const evenly = () => 0.5;

describe("The simulated replicas", () => {
  test("confirm each publish before a lease has run out while all live", () => {
    const { confirmed, known } = simulate(scene, costs, evenly);
    expect(confirmed).toHaveLength(scene.publishes);
    expect(known.length).toBeGreaterThanOrEqual(scene.publishes * scene.replicas);
    expect(Math.max(...confirmed)).toBeLessThan(LEASE_MS);
  });

  test("wait a whole lease for one that is halted, and nothing is stale after it", () => {
    const { confirmed, stale } = simulate({ ...scene, halted: 1 }, costs, evenly);
    expect(Math.min(...confirmed)).toBeGreaterThan(LEASE_MS);
    expect(stale).toBe(0);
  });

  test("load the database by the number of them", () => {
    const few = simulate({ ...scene, replicas: 10 }, costs, evenly).load;
    expect(simulate({ ...scene, replicas: 100 }, costs, evenly).load).toBeGreaterThan(8 * few);
  });
});
