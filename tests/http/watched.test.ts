import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { storeEnquiry } from "#domain/enquiries/submit/store-enquiry.server.ts";
import { eventually } from "../eventually.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";
import { verifiedForm, withMail } from "./contact-site.ts";

const METRICS_TOKEN = "a-token-of-this-test";
const withToken = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

test("/metrics is a page like any other without METRICS_TOKEN, and closed without the token", async () => {
  await using plain = await openApp();
  expect((await plain.fetch("/metrics")).status).toBe(404);
  expect((await plain.fetch("/metrics", withToken)).status).toBe(404);
  await using app = await openApp({ METRICS_TOKEN });
  for (const authorization of ["", METRICS_TOKEN, "Bearer wrong"])
    expect((await app.fetch("/metrics", { headers: { authorization } })).status).toBe(401);
});

test("a query that took half a second is in the log of the product", async () => {
  await using app = await openApp();
  const warn = vi.spyOn(app.platform.log, "warn");
  const read = () => app.platform.database.selectFrom("site_version").select("version").execute();
  // A clock of the test's own, which a busy machine does not move. Whole milliseconds: of fractions, 500 more is not always 500 apart.
  let [now, stepMs] = [Math.ceil(performance.now()), 0];
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += stepMs;
    return now;
  });
  await read();
  expect(warn).not.toHaveBeenCalled();
  stepMs = 500;
  await read();
  clock.mockRestore();
  expect(warn.mock.calls).toEqual([[{ ms: 500, sql: expect.stringContaining("site_version") }, "slow query"]]);
});

test("/metrics tells of requests, kept pages, mail, jobs, publishes, disk and what runs here", async () => {
  await using app = await openApp({ METRICS_TOKEN });
  onTestFinished(app.startJobs());
  const first = await app.fetch("/metrics", withToken); // from here on requests are measured
  expect(first.headers.get("cache-control")).toBe("no-store");
  for (const path of ["/about", "/about", "/no-such-page", "/api/challenge", "/cms/dashboard"]) await app.fetch(path);
  const read = async () => (await app.fetch("/metrics", withToken)).text();
  await eventually(async () =>
    expect(await read()).toMatch(/site_job_last_success_seconds\{job="run schedule"\} [1-9]/),
  );
  const text = await read();
  const value = (series: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.split(" ")
        .at(-1),
    );
  expect(value('site_kept_pages_total{result="hit"}')).toBe(1);
  expect(value('site_kept_pages_total{result="miss"}')).toBe(2);
  expect(value('site_request_seconds_count{class="page",status="404"}')).toBe(1);
  expect(value('site_request_seconds_count{class="api",status="200"}')).toBe(1);
  expect(value('site_request_seconds_count{class="staff",status="302"}')).toBe(1);
  expect(value('site_job_runs_total{job="run schedule"}')).toBeGreaterThan(0);
  expect(value('site_job_failures_total{job="run schedule"}')).toBe(0);
  expect(value('site_mail_queue{state="parked"}')).toBe(0);
  expect(value("site_version")).toBeGreaterThan(0);
  expect(value("site_database_up")).toBe(1);
  expect(value('site_disk_bytes{part="free"}')).toBeGreaterThan(0);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text.match(/^# (HELP|TYPE) site_.*$/gm)?.join("\n")).toMatchSnapshot();
  expect(text).toMatch(/site_info\{version="0\.\d+\.\d+",commit="[^"]+",replica="[^"]+"\} 1/);
});

test("requests are told apart by what the table of addresses knows, never by an address that nobody has", async () => {
  await using app = await openApp({ METRICS_TOKEN });
  await app.fetch("/metrics", withToken);
  const paths = ["/about", "/es", "/no-such-page", "/no-such.xml", "/blog/rss.xml", "/search", "/es/search?q=nube"];
  for (const path of [...paths, "/map", "/files/none.pdf", "/fonts/none.woff2", "/cms/none"]) await app.fetch(path);
  const text = await (await app.fetch("/metrics", withToken)).text();
  const classes = [...text.matchAll(/site_request_seconds_count\{class="([^"]+)",status="\d+"\} (\d+)/g)];
  const counts: Record<string, number> = {};
  for (const [, name = "", count] of classes) counts[name] = (counts[name] ?? 0) + Number(count);
  expect(counts).toEqual({ file: 1, files: 1, map: 1, metrics: 1, page: 5, search: 2, staff: 1 });
});

test("/metrics tells how many enquiries and answers wait to be mailed, confirmations apart, and for how long the oldest has", async () => {
  await using app = await openApp({ METRICS_TOKEN });
  const enquiry = { name: "Ada", email: "a@example.org", phone: "", company: "", service: "", message: "Call us" };
  for (const formId of ["older", "newer"]) {
    const verdict = { human: true, tokenId: formId, goodUntil: Date.now() + 60_000 } as const;
    await storeEnquiry(app.platform, { enquiry, language: "en", serviceName: "", formId, suspicions: [], verdict });
  }
  const older = app.platform.database.updateTable("enquiry").where("form_id", "=", "older");
  const rows = older.set({ created_at: Date.now() - 600_000 });
  const { id, reference } = await rows.returning(["id", "reference"]).executeTakeFirstOrThrow();
  const times = { created_at: Date.now(), updated_at: Date.now() };
  const mail = {
    mail_to: "a@example.org",
    answer_to: "",
    mail_state: "parked",
    mail_attempts: 9,
    mail_reply_to: 0,
  } as const;
  const answer = {
    id: "answer",
    enquiry_id: id,
    reference,
    subject: "Re",
    text: "We call",
    thread: "",
    ...mail,
    ...times,
  };
  const confirmation = { ...answer, id: "confirmation", kind: "confirmation" } as const;
  for (const one of [answer, confirmation])
    await app.platform.database.insertInto("enquiry_reply").values(one).execute();
  const metrics = await app.fetch("/metrics", withToken);
  expect(metrics.headers.get("content-type"), "Prometheus refuses others").toMatch(/^text\/plain; version=\d/);
  const text = await metrics.text();
  expect(text).toContain('site_mail_queue{state="due"} 2\n');
  expect(text).toContain('site_mail_queue{state="parked"} 1\n');
  expect(text).toMatch(/site_mail_oldest_seconds\{state="due"\} 60\d(\.\d+)?\n/);
  expect(text).toMatch(/site_mail_oldest_seconds\{state="parked"\} \d/);
});

test("/healthz says what runs here; an id that a proxy gave is answered, anything else is not taken for one", async () => {
  await using app = await openApp();
  expect(await (await app.fetch("/healthz")).json()).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.any(String),
    replica: expect.stringMatching(/^.+:\d+$/),
  });
  const idFor = async (sent: string) =>
    (await app.fetch("/healthz", { headers: { "x-request-id": sent } })).headers.get("x-request-id");
  expect(await idFor("proxy-12345678")).toBe("proxy-12345678");
  expect(await idFor("<script>alert(1)</script>")).toMatch(/^[0-9a-f-]{36}$/);
});

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown };

/** Takes in traces as a collector does. */
const startCollector = async () => {
  const spans: Span[] = [];
  const senders: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      senders.push(resource.attributes);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, senders };
};

test("a request is a span of the trace it came in if that is wanted, its queries are spans below it, without their values", async () => {
  const collector = await startCollector();
  const [trace, unwanted] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00000000000000000000000000000bad"];
  {
    await using app = await openApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await app.fetch("/about", { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
    await app.fetch("/careers", { headers: { traceparent: `00-${unwanted}-00f067aa0ba902b7-00` } });
  }
  expect(collector.spans.filter(({ traceId }) => traceId === unwanted)).toEqual([]);
  const request = collector.spans.find(({ name }) => name === "GET");
  expect(request).toMatchObject({ traceId: trace, parentSpanId: "00f067aa0ba902b7" });
  expect(JSON.stringify(request?.attributes)).toContain("/about");
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.every(({ traceId, name }) => traceId === trace && name === "select")).toBe(true);
});

test("a mail is a span of the request that sends it; traces say which release and process they come from", async () => {
  const [collector, ses] = [await startCollector(), await startSesServer()];
  onTestFinished(() => ses.close());
  {
    await using app = await openApp({
      ...withMail,
      SES_ENDPOINT: ses.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}//`,
    });
    const body = JSON.stringify(await verifiedForm());
    const headers = { "content-type": "application/json" };
    expect((await app.fetch("/api/contact", { method: "POST", headers, body })).status).toBe(200);
  }
  const request = collector.spans.find(({ name }) => name === "POST");
  expect(collector.spans.find(({ name }) => name === "send mail")).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
  });
  const [sender] = collector.senders as { key: string; value: { stringValue: string } }[][];
  expect(Object.fromEntries((sender ?? []).map(({ key, value }) => [key, value.stringValue]))).toMatchObject({
    "service.name": "mangrove-it",
    "service.version": expect.stringMatching(/^\d+\.\d+\.\d+$/),
    "service.instance.id": expect.stringMatching(/^.+:\d+$/),
    "vcs.ref.head.revision": expect.any(String),
  });
});
