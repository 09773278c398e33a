import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { freshPostgresUrl } from "../databases.ts";
import { publishChange } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { enquire } from "./enquire.ts";
import { freshFolder, type Site, startProcess } from "./process.ts";

const SECRET = "a secret that all replicas share, 1";

const open = async (url: string) => {
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
  onTestFinished(() => database.destroy());
  return database;
};

const startReplica = (DATABASE_URL: string, more: Record<string, string> = {}) =>
  startProcess({ DATABASE_URL, DATA_DIR: freshFolder(), AUTH_SECRET: SECRET, CONTACT_LIMIT: "10000", ...more });

const read = async (site: Site, path: string) => {
  const response = await fetch(`${site.url}${path}`);
  return { status: response.status, text: await response.text() };
};

test("three replicas, a mail service that throttles, breaks off and refuses, one replica killed: every enquiry is mailed once", async () => {
  const url = await freshPostgresUrl();
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const mail = { AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "secret", SES_ENDPOINT: ses.url };
  const settings = { ...mail, EMAIL_FROM: "info@example.com", EMAIL_TO: "info@example.com" };
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => startReplica(url, settings)));
  const sites = [first, ...others] as Site[];
  await Promise.all(sites.map((site) => site.ready()));
  const busy = { code: "Throttling", status: 400 };
  ses.answer(busy, "reset", { code: "ServiceUnavailable", status: 503 }, "not xml", busy);
  const send = (n: number) => enquire((sites[n % 3] as Site).url, SECRET, `form-${n}`, { tries: 3 });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
  expect(answers.filter(({ saved, success }) => !saved || success)).toEqual([]);
  first?.child.kill("SIGKILL");
  ses.answer("ok");
  const database = await open(url);
  const unsent = async () =>
    (await database.selectFrom("enquiry").select("id").where("mail_state", "!=", "sent").execute()).length;
  await eventually(async () => expect(await unsent()).toBe(0));
  const mailed = ses.mails.map(({ fields }) => fields["Message.Body.Text.Data"]?.match(/M-\w{6}/)?.[0]);
  expect([mailed.length, new Set(mailed).size]).toEqual([30, 30]);
});

/** Readers of a replica until it need not ask the database for the version any more. */
const readForAWhile = async (site: Site) => {
  for (let n = 0; n < 25; n += 1) await Promise.all([read(site, "/services/cloud"), wait(20)]);
};

test("a replica that was halted answers nothing older than what was published meanwhile", async () => {
  const url = await seededPostgresUrl();
  const [awake, halted] = await Promise.all([startReplica(url), startReplica(url)]);
  await Promise.all([awake.ready(), halted.ready()]);
  const database = await open(url);
  for (const title of ["First", "Second", "Third"]) {
    await Promise.all([readForAWhile(awake), readForAWhile(halted)]);
    halted.child.kill("SIGSTOP");
    await publishChange(database, "service-cloud", { title: `${title} of the clouds` });
    const asked = Promise.all(Array.from({ length: 10 }, () => read(halted, "/services/cloud")));
    expect((await read(awake, "/services/cloud")).text).toContain(`${title} of the clouds`);
    halted.child.kill("SIGCONT");
    for (const { text } of await asked) expect(text).toContain(`${title} of the clouds`);
  }
});

test("a publish is on every replica as soon as it is confirmed", async () => {
  const url = await seededPostgresUrl();
  const sites = await Promise.all([startReplica(url), startReplica(url)]);
  await Promise.all(sites.map((site) => site.ready()));
  const database = await open(url);
  for (const title of ["First", "Second", "Third"]) {
    await publishChange(database, "service-cloud", { title: `${title} of the clouds` });
    for (const site of sites) expect((await read(site, "/services/cloud")).text).toContain(`${title} of the clouds`);
  }
});
