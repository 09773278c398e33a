import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { type SesAnswer, startSesServer } from "../servers/ses-server.ts";
import { account, mailSettings, type Stored } from "./account.ts";
import { enquire, type Told } from "./enquire.ts";
import { numbersOf, report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const { each, slowMs } = numbersOf({ short: { each: 6, slowMs: 6_000 }, long: { each: 90, slowMs: 10_000 } });
const SECRET = "a secret that only this test knows";

/** What the mail service does, and what the visitor is told then. */
const faults: { name: string; answer: SesAnswer; error: string }[] = [
  { name: "throttles", answer: { code: "Throttling", message: "Rate exceeded" }, error: "Rate exceeded" },
  { name: "is down", answer: { code: "ServiceUnavailable", message: "Try later", status: 503 }, error: "Try later" },
  { name: "resets", answer: "reset", error: "" },
  {
    name: "refuses the credentials",
    answer: { code: "InvalidClientTokenId", status: 403 },
    error: "The cloud email provider credentials are invalid. Please check your access key and secret key.",
  },
  {
    name: "denies access",
    answer: { code: "AccessDenied", status: 403 },
    error: "The cloud email provider denied access. Please check your permissions.",
  },
  {
    name: "rejects the message",
    answer: { code: "MessageRejected", message: "Email address is not verified" },
    error: "Email address is not verified",
  },
];

const SLOW = "The email service did not answer within 5 seconds";

test("a mail service that is slow, throttles, refuses and breaks off: visitors are told, all is stored, each is mailed once", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const folder = seededFolder();
  const start = async (key: string) => {
    const mail = { ...mailSettings(ses.url), AWS_ACCESS_KEY_ID: key };
    const site = await startProcess({
      ...mail,
      DATA_DIR: folder,
      AUTH_SECRET: SECRET,
      CONTACT_LIMIT: "100000",
      LOG_LEVEL: "error",
    });
    await site.ready();
    return site;
  };
  const site = await start("AKIDWRONG");
  const told: Told[] = [];
  const sendSome = async (name: string) => {
    const some = Array.from({ length: each }, (_, n) => enquire(site.url, SECRET, `${name.replaceAll(" ", "-")}-${n}`));
    const answers = await Promise.all(some);
    told.push(...answers);
    return answers;
  };
  for (const { name, answer, error } of faults) {
    ses.answer(answer);
    for (const one of await sendSome(name)) {
      expect([name, one.success, one.saved]).toEqual([name, false, true]);
      if (error) expect([name, one.error]).toEqual([name, error]);
    }
  }
  // Slow and well: nobody waits for the answer, but it is heard, and nothing is sent a second time.
  ses.answer("ok");
  ses.takeTime(slowMs);
  const mailedBefore = ses.mails.length;
  const begun = performance.now();
  const slow = await sendSome("is slow");
  const waitedMs = Math.round(performance.now() - begun);
  expect(slow.map(({ error, saved }) => [error, saved])).toEqual(slow.map(() => [SLOW, true]));
  const unanswered = ses.mails.slice(mailedBefore).filter(({ answeredAt }) => answeredAt === 0).length;

  ses.takeTime(0);
  site.child.kill("SIGTERM");
  expect((await site.exit)[0]).toBe(0);
  // What was parked for its settings goes out when they change.
  await start("AKIDRIGHT");
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  const rows = () => database.prepare("select form_id, reference, mail_state from enquiry").all() as Stored[];
  const allSent = () => expect(rows().filter(({ mail_state }) => mail_state !== "sent")).toEqual([]);
  await eventually(allSent, { timeout: 300_000, interval: 100 });
  const accounted = account(told, rows(), ses.mails);
  report("mail service faulty", {
    ...accounted,
    [`visitors' longest wait, SES at ${slowMs} ms`]: waitedMs,
    "of the slow, answered before SES": unanswered,
  });
  expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "mailed more than once": 0, "not mailed": 0 });
  expect(accounted.stored).toBe(told.length);
}, 400_000);
