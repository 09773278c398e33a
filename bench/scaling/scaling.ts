import { median, p95 } from "../server-process.ts";
import { measureCosts } from "./costs.ts";
import { type Scene, simulate } from "./model.ts";

const PLACE = { databaseCores: 4, network: 0.25, disk: 1 };
const RHYTHMS = { "a minute": { every: 60_000, publishes: 10 }, "a second": { every: 1_000, publishes: 60 } };
const SIZES = [1, 10, 100, 1_000];

/** Mulberry32: 32 bits of state are plenty here, and the same seed gives the same run. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Replicas under publishes: load on a database of 4 cores, time to confirm, staleness. Costs are measured first. */
export const measureScaling = async () => {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const replicas of SIZES) {
    const costs = await measureCosts(replicas);
    for (const [rhythm, pace] of Object.entries(RHYTHMS))
      for (const halted of [0, 1]) {
        if (halted && replicas === 1) continue;
        const scene: Scene = { ...PLACE, ...pace, replicas, halted };
        const { load, queriesPerSecond, confirmed, known, stale } = simulate(scene, costs, seeded(38));
        rows[`${replicas}, a publish ${rhythm}${halted ? ", one halted" : ""}`] = {
          "database busy": `${(load * 100).toFixed(1)} %`,
          "queries/s": Math.round(queriesPerSecond),
          "confirmed p50": ms(median(confirmed)),
          "confirmed p95": ms(p95(confirmed)),
          "known to the last after": ms(Math.max(...known)),
          "stale after confirmation": stale,
          "us a renewal": Math.round(costs.renew * 1000),
          "us an acknowledgment": Math.round(costs.acknowledge * 1000),
        };
      }
  }
  return rows;
};
