import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { publishChange } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { type SesMail, startSesServer } from "../servers/ses-server.ts";
import { account, mailSettings, mailsByReference } from "./account.ts";
import { startBalancer } from "./balancer.ts";
import { enquire, type Told } from "./enquire.ts";
import { numbersOf, report } from "./numbers.ts";
import { type Site, seededFolder, startProcess } from "./process.ts";

const { kills, everyMs, readers, enquirers, pauseMs } = numbersOf({
  short: { kills: 2, everyMs: 1_000, readers: 2, enquirers: 2, pauseMs: 100 },
  long: { kills: 24, everyMs: 5_000, readers: 16, enquirers: 4, pauseMs: 100 },
});
const SECRET = "a secret that all replicas share, 1";
/** SES as it answers from the next region. */
const SES_TAKES_MS = 60;
const PAGE = "/services/cloud";

type Replica = { site: Site; sender: string };

/** Three replicas, each a new sender with every start, so that the mail service can tell who died. */
const startReplicas = async (databaseUrl: string, sesUrl: string) => {
  let senders = 0;
  const start = async (PORT: string): Promise<Replica> => {
    senders += 1;
    const sender = `/sender-${senders}/`;
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: seededFolder(),
      AUTH_SECRET: SECRET,
      CONTACT_LIMIT: "100000",
    };
    const mail = mailSettings(`${sesUrl}${sender}`);
    return { site: await startProcess({ ...settings, ...mail, PORT, LOG_LEVEL: "warn" }), sender };
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const replicas = await Promise.all(ports.map((port) => start(String(port))));
  await Promise.all(replicas.map(({ site }) => site.ready()));
  const killed = new Map<string, number>();
  const warned: Record<string, unknown>[] = [];
  /** Kills one without a warning and starts it anew; ends when it answers again. */
  const kill = async (index: number) => {
    const { site, sender } = replicas[index] as Replica;
    killed.set(sender, Date.now());
    site.child.kill("SIGKILL");
    await site.exit;
    warned.push(...site.logged);
    const next = await start(String(ports[index]));
    replicas[index] = next;
    await next.site.ready();
  };
  return { ports, kill, killed, warnings: () => [...warned, ...replicas.flatMap(({ site }) => site.logged)] };
};

/** Publishes edition after edition; `confirmed` is the newest that was, `tookMs` what each took. */
const publishEditions = async (database: Database, goesOn: () => boolean) => {
  const editions = { confirmed: 0, tookMs: [] as number[] };
  const ended = (async () => {
    while (goesOn()) {
      const begun = performance.now();
      await publishChange(database, "service-cloud", { title: `Edition ${editions.confirmed + 1} of the clouds` });
      editions.confirmed += 1;
      editions.tookMs.push(Math.round(performance.now() - begun));
      await wait(pauseMs);
    }
  })();
  return { editions, ended };
};

/** Reads the page again and again: how often it was older than what had been confirmed before it was asked for. */
const readOn = async (url: string, editions: { confirmed: number }, goesOn: () => boolean) => {
  const count = { read: 0, stale: 0, cut: 0 };
  while (goesOn()) {
    const { confirmed } = editions;
    const text = await fetch(`${url}${PAGE}`).then(
      (response) => response.text(),
      () => "",
    );
    const edition = Number(/Edition (\d+) of/.exec(text)?.[1]);
    if (Number.isNaN(edition) && confirmed > 0) count.cut += 1;
    else count.read += 1;
    if (edition < confirmed) count.stale += 1;
  }
  return count;
};

const enquireOn = async (url: string, name: string, goesOn: () => boolean) => {
  const told: Told[] = [];
  while (goesOn()) {
    told.push(await enquire(url, SECRET, `${name}-${told.length}`, { tries: 20 }));
    await wait(pauseMs);
  }
  return told;
};

/** Mails that left twice: each may only have been in the hands of a process that died before it could write that down. */
const crashWindow = (mails: SesMail[], killed: Map<string, number>) => {
  const twice = [...mailsByReference(mails).values()].filter((list) => list.length > 1);
  const firsts = twice.flatMap((list) => list.slice(0, -1));
  const windows = firsts.map(({ sender, answeredAt }) => (answeredAt ? (killed.get(sender) ?? 0) - answeredAt : 0));
  return { unexplained: firsts.filter(({ sender }) => !killed.has(sender)), widestMs: Math.max(0, ...windows) };
};

test("three replicas behind a balancer, killed one after the other: no enquiry is lost, no page is older than its publish", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  ses.takeTime(SES_TAKES_MS);
  const databaseUrl = await seededPostgresUrl();
  const { ports, kill, killed, warnings } = await startReplicas(databaseUrl, ses.url);
  const url = await startBalancer(ports);
  const database = await openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: "" }, () => {});
  onTestFinished(() => database.destroy());

  let running = true;
  const goesOn = () => running;
  const { editions, ended } = await publishEditions(database, goesOn);
  const reading = Promise.all(Array.from({ length: readers }, () => readOn(url, editions, goesOn)));
  const enquiring = Promise.all(Array.from({ length: enquirers }, (_, n) => enquireOn(url, `visitor-${n}`, goesOn)));
  for (let made = 0; made < kills; made += 1)
    await Promise.all([wait(everyMs), wait(everyMs / 2).then(() => kill(made % 3))]);
  running = false;
  await ended;
  const reads = await reading;
  const told = (await enquiring).flat();

  const rows = () => database.selectFrom("enquiry").select(["form_id", "reference", "mail_state"]).execute();
  const allSent = async () => expect((await rows()).filter(({ mail_state }) => mail_state !== "sent")).toEqual([]);
  await eventually(allSent, { interval: 250 });
  const accounted = account(told, await rows(), ses.mails);
  const { unexplained, widestMs } = crashWindow(ses.mails, killed);
  const silences = warnings().filter(({ msg }) => String(msg).startsWith("the database does not answer")).length;
  const sum = (key: "read" | "stale" | "cut") => reads.reduce((total, count) => total + count[key], 0);
  report("replicas killed", {
    kills,
    ...accounted,
    "tried again": told.filter(({ tries }) => tries > 1).length,
    "mailed twice by a process that lived": unexplained.length,
    "crash window, widest ms after SES's answer": widestMs,
    publishes: editions.confirmed,
    "publish confirmed after ms, median": editions.tookMs.sort((a, b) => a - b)[editions.tookMs.length >> 1] ?? 0,
    "publish confirmed after ms, longest": editions.tookMs.at(-1) ?? 0,
    "pages read": sum("read"),
    "reads cut off": sum("cut"),
    "pages older than a confirmed publish": sum("stale"),
    "while the database was silent for a second": silences,
  });
  expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "not mailed": 0 });
  expect(told.filter(({ answered }) => !answered)).toEqual([]);
  expect(unexplained).toEqual([]);
  if (silences === 0) expect(sum("stale")).toBe(0);
}, 600_000);
