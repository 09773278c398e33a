import { expect, test } from "vitest";
import { databaseKinds } from "../databases.ts";
import { report } from "../faults/numbers.ts";
import { brokenPictures } from "./broken-pictures.ts";
import { anyRequest, type FuzzRequest, requestOf, roles } from "./requests.ts";
import { type Answered, asBytes, openSender } from "./send.ts";
import { type FuzzedSite, knownOf, METRICS_TOKEN, openFuzzedSite } from "./site.ts";
import { withSpoiledDraft } from "./spoil.ts";

const { FUZZ_SEED = "1", FUZZ_REQUESTS = "1500", FUZZ_ONLY = "", FUZZ_DATABASE = "sqlite", FUZZ_LONG } = process.env;
const seed = Number(FUZZ_SEED);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const numbers = FUZZ_ONLY
  ? FUZZ_ONLY.split(",").flatMap((part) => {
      const [first = 0, last = first] = part.split("-").map(Number);
      return from(first, last);
    })
  : from(0, Number(FUZZ_REQUESTS) - 1);
/** The first of them fill what is filled once: compiled code, caches. Then it is measured how much memory is in use. */
const WARM_UP = 0.3;
/** What may be left after the fuzz of what was in use before it. */
const MOST_GROWTH = 1.3;
const CONNECTIONS = 6;
const MOST_SHOWN = 40;

type Fault = { number: number; what: string; request: FuzzRequest };

const isBusy = ({ path }: FuzzRequest, status: number) => status === 503 && /\/(upload|replace)/.test(path);

/** Node's client writes such a path as it is; its server refuses it and closes, whether or not the refusal was read. */
const isBroken = ({ raw, path }: FuzzRequest) => raw !== undefined || /[^\x20-\x7e]/.test(path);

const faultOf = (request: FuzzRequest, { statuses, hung, ms }: Answered): string | null => {
  if (hung) return `no answer within ${Math.round(ms)} ms (${hung})`;
  if (statuses.length === 0 && !isBroken(request)) return "closed without an answer";
  const failed = statuses.find((status) => status >= 500 && !isBusy(request, status));
  return failed ? `answered ${failed}` : null;
};

const textOf = (request: FuzzRequest) => {
  const text = JSON.stringify((request.raw ?? asBytes(request)).toString("latin1"));
  return text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text;
};

const openRun = async ({ site, database }: FuzzedSite, all: Parameters<typeof requestOf>[0]) => {
  const sender = openSender(Number(new URL(site.url).port), CONNECTIONS);
  const counts: Record<string, number> = {};
  const faults: Fault[] = [];
  const one = async (number: number) => {
    const made = requestOf(all, seed, number);
    made.headers.push(["x-request-id", `fuzz-${seed}-${number}`]);
    const request = made.spoiled ? await withSpoiledDraft(database, made, made.spoiled) : made;
    const answered = await sender.send(request, number);
    const classes =
      answered.statuses.length > 0 ? answered.statuses.map((status) => `${Math.floor(status / 100)}xx`) : ["closed"];
    for (const kind of answered.hung ? ["hung"] : classes) {
      const name = `${request.raw ? "raw" : request.role} ${kind}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    const what = faultOf(request, answered);
    if (what) faults.push({ number, what, request });
  };
  const send = async (some: number[]) => {
    const waiting = some.values();
    const line = async () => {
      for (const number of waiting) await one(number);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, line));
  };
  return { send, counts, faults, close: sender.close };
};

/** The lines of the log say why; so that a failing request can be read and sent again. */
const shown = (faults: Fault[], logged: Record<string, unknown>[]) =>
  faults.slice(0, MOST_SHOWN).map(({ number, what, request }) => {
    const line = logged.find(({ requestId }) => requestId === `fuzz-${seed}-${number}`);
    const { message = "", stack = "" } = (line?.err ?? {}) as Record<string, string>;
    return `npm run fuzz -- --seed ${seed} --only ${number}: ${what}, as ${request.role}\n  ${textOf(request)}\n  ${message} ${stack.split("\n").slice(1, 4).join(" ")}`;
  });

const signedInStill = async ({ site, cookies }: FuzzedSite) => {
  const of = async (role: "editor" | "admin") =>
    (await fetch(`${site.url}/cms/dashboard`, { headers: { cookie: cookies[role] }, redirect: "manual" })).status;
  return [await of("editor"), await of("admin")];
};

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

test.each(databaseKinds.filter((kind) => FUZZ_DATABASE === "both" || kind.toLowerCase().startsWith(FUZZ_DATABASE)))(
  "whatever is sent, nothing is a fault, nothing hangs, and the memory is given back, on %s",
  async (kind) => {
    const fuzzed = await openFuzzedSite(kind);
    const { site } = fuzzed;
    const run = await openRun(fuzzed, anyRequest(await knownOf(fuzzed), await brokenPictures()));
    const begun = performance.now();
    const warm = Math.ceil(numbers.length * WARM_UP);
    await run.send(numbers.slice(0, warm));
    const before = await fuzzed.memory();
    await run.send(numbers.slice(warm));
    const peak = megabytes((await highest(site.url)) ?? 0);
    const after = await fuzzed.memory();
    run.close();
    const growth = after.heapUsed / before.heapUsed;
    const counts = {
      seed,
      requests: numbers.length,
      ...Object.fromEntries(Object.entries(run.counts).sort()),
      faults: run.faults.length,
      "requests per second": Math.round(numbers.length / ((performance.now() - begun) / 1000)),
      "heap before, MB": megabytes(before.heapUsed),
      "heap after, MB": megabytes(after.heapUsed),
      "heap after by before": Math.round(growth * 100) / 100,
      "outside the heap after, MB": megabytes(after.external),
      "resident before, MB": megabytes(before.rss),
      "resident at the end of it, MB": peak,
      "resident after, MB": megabytes(after.rss),
    };
    report(`fuzz, ${kind}`, counts);
    expect(shown(run.faults, site.logged)).toEqual([]);
    expect(site.child.exitCode).toBeNull();
    if (FUZZ_ONLY) return;
    expect(await signedInStill(fuzzed)).toEqual([200, 200]);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  Number(FUZZ_LONG ? 7_200_000 : 600_000),
);

/** What the process itself says it has in memory, the garbage included. */
const highest = async (url: string): Promise<number | null> => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const value = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  return value ? Number(value) : null;
};

test("a seed makes the same requests again, for all roles", async () => {
  const cookies = { nobody: "", editor: "a=1", admin: "a=2" };
  const known = { documents: ["a"], pictures: ["b"], enquiries: ["c"], members: ["d"], paths: ["/"], cookies };
  const all = anyRequest(known, await brokenPictures());
  const some = () => Array.from({ length: 60 }, (_, n) => requestOf(all, 7, n));
  expect(some()).toEqual(some());
  expect(new Set(some().map(({ role }) => role)).size).toBe(roles.length);
});
