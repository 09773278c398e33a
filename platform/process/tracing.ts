import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Attributes, Context } from "@opentelemetry/api";
import type { Log } from "./log.ts";
import type { Release } from "./release.ts";

export type Tracing = {
  /** Does work inside a span; `traceparent` is that of whoever asked for it, and `end` says what came of it. */
  request: <T>(
    name: string,
    traceparent: string | undefined,
    work: () => Promise<T>,
    end: () => { attributes: Attributes; failed: boolean },
  ) => Promise<T>;
  /** Does work inside a span below the one of the request; without a request, just does it. */
  span: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  asked: (sql: string, ms: number) => void;
  close: () => Promise<void>;
};

const CLOSE_MS = 3_000;

/** Opens them towards a collector, null without one: only then 18 MB of libraries are read. */
export const openTracing = async (endpoint: string, release: Release, log: Log): Promise<Tracing | null> => {
  if (!endpoint) return null;
  const [api, { TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const say = (words: string) => log.warn({ words: words.slice(0, 300) }, "traces could not be sent");
  const silent = () => {};
  const { diag, DiagLogLevel } = api;
  diag.setLogger({ error: say, warn: say, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "mangrove-it",
      "service.version": release.version,
      "service.instance.id": release.replica,
      "vcs.ref.head.revision": release.commit,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("mangrove-it");
  const active = new AsyncLocalStorage<Context>();
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } = api;

  const remote = (traceparent: string | undefined): Context => {
    const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
    if (!traceId || !spanId) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? "0", 16);
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };
  return {
    request: async (name, traceparent, work, end) => {
      const parent = remote(traceparent);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
      try {
        return await active.run(trace.setSpan(parent, span), work);
      } finally {
        const { attributes, failed } = end();
        span.setAttributes(attributes);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    span: async (name, work) => {
      const parent = active.getStore();
      if (!parent) return work();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, parent);
      return active.run(trace.setSpan(parent, span), work).finally(() => span.end());
    },
    asked: (sql, ms) => {
      const parent = active.getStore();
      if (!parent) return;
      const [name = "query"] = sql.split(" ", 1);
      const attributes = { "db.query.text": sql };
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: Date.now() - ms, attributes }, parent).end();
    },
    close: async () => {
      await Promise.race([provider.shutdown().catch(() => {}), wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
};
