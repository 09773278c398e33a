import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { cheapToken } from "../human-token.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { account, mailSettings, type Stored } from "./account.ts";
import { enquire, type Told } from "./enquire.ts";
import { long, numbersOf, report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const { seconds, perSecond, readers, steadily } = numbersOf({
  short: { seconds: 3, perSecond: 60, readers: 4, steadily: 400 },
  long: { seconds: 60, perSecond: 200, readers: 64, steadily: 10_000 },
});
const SECRET = "a secret that only this test knows";
const SES_TAKES_MS = 2_000;
/** The part of its throughput that reading keeps. Held against it in the long form only: it needs a quiet machine. */
const LEAST_SHARE = 0.8;

type Reads = { answered: number; wrong: number; slowestMs: number };

/** Reads the home page as fast as it is answered, or so often a second, from a process of its own. */
const read = async (url: string, forSeconds: number, timesASecond?: number): Promise<Reads> => {
  const settings = [readers, forSeconds, timesASecond ?? ""].map(String);
  const child = spawn(process.execPath, ["tests/faults/reader.ts", `${url}/`, ...settings]);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(child, "close");
  return JSON.parse(text);
};

/** Good tokens, made before anything is measured: browsers make theirs, on other machines. */
const makeTokens = async (): Promise<Promise<string>[]> => {
  const tokens: Promise<string>[] = [];
  while (tokens.length < seconds * perSecond) {
    tokens.push(cheapToken(SECRET));
    await tokens.at(-1);
  }
  return tokens;
};

/** Sends so many enquiries per second, whatever becomes of them; the answers when all are there. */
const flood = async (url: string, tokens: Promise<string>[]): Promise<Told[]> => {
  const sent: Promise<Told>[] = [];
  for (const begun = performance.now(); sent.length < tokens.length; await wait(5)) {
    const due = Math.min(seconds, (performance.now() - begun) / 1000) * perSecond;
    for (const token of tokens.slice(sent.length, due))
      sent.push(enquire(url, SECRET, `form-${sent.length}`, { token }));
  }
  return Promise.all(sent);
};

test("a flood of enquiries while the mail service is slow: none is lost, each is mailed once, reading goes on", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  ses.takeTime(SES_TAKES_MS);
  const folder = seededFolder();
  const settings = { DATA_DIR: folder, AUTH_SECRET: SECRET, CONTACT_LIMIT: "1000000", LOG_LEVEL: "error" };
  const site = await startProcess({ ...settings, ...mailSettings(ses.url) });
  await site.ready();
  const tokens = await makeTokens();
  const secondsAlone = Math.ceil(seconds / 6);
  await read(site.url, secondsAlone);
  const alone = await read(site.url, secondsAlone);
  const readBoth = async () => {
    const steady = await read(site.url, seconds / 2, steadily);
    return { steady, during: await read(site.url, seconds / 2) };
  };
  const [{ steady, during }, told] = await Promise.all([readBoth(), flood(site.url, tokens)]);

  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  const rows = () => database.prepare("select form_id, reference, mail_state from enquiry").all() as Stored[];
  const begun = performance.now();
  const allSent = () => expect(rows().filter(({ mail_state }) => mail_state !== "sent").length).toBe(0);
  await eventually(allSent, { timeout: 900_000, interval: 250 });
  const drainedSeconds = Math.round((performance.now() - begun) / 1000);
  const accounted = account(told, rows(), ses.mails);
  const share = during.answered / (seconds / 2) / (alone.answered / secondsAlone);
  report("flood of enquiries", {
    "enquiries per second": perSecond,
    ...accounted,
    "seconds until all were mailed": drainedSeconds,
    "pages per second that steady readers ask for": steadily,
    "and are answered": Math.round(steady.answered / (seconds / 2)),
    "slowest of theirs, ms": steady.slowestMs,
    "pages per second alone": Math.round(alone.answered / secondsAlone),
    "pages per second meanwhile": Math.round(during.answered / (seconds / 2)),
    "share kept": Math.round(share * 100) / 100,
    "slowest page meanwhile, ms": during.slowestMs,
    "wrong pages": alone.wrong + steady.wrong + during.wrong,
  });
  expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "mailed more than once": 0, "not mailed": 0 });
  expect(accounted["told saved"]).toBe(accounted.sent);
  expect(alone.wrong + steady.wrong + during.wrong).toBe(0);
  expect(during.answered).toBeGreaterThan(0);
  if (!long) return;
  expect(steady.answered / (seconds / 2) / steadily).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
}, 1_800_000);
