import type * as prom from "prom-client";
import type { Metric } from "./all-metrics.ts";

export type Collected = {
  registry: prom.Registry;
  /** A request was answered that no kept page could answer at once. */
  answered: (kind: string, status: number, seconds: number) => void;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry of the metrics, which are read when monitoring asks, of requests, which are measured, and of the Node process. */
export const collect = (library: typeof prom, metrics: Record<string, Metric>): Collected => {
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const requests = new library.Histogram({
    name: "site_request_seconds",
    help: "Requests that were not answered by a kept page at once, by class and status.",
    labelNames: ["class", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  for (const [name, { kind, help, labels = [], read }] of Object.entries(metrics))
    new library[kind]({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [values, value] of await Promise.resolve(read()).catch(() => [])) this.inc(values, value);
      },
    });
  return {
    registry,
    answered: (kind, status, seconds) => requests.observe({ class: kind, status: String(status) }, seconds),
  };
};
