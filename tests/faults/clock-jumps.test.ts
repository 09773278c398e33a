import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { editDocument } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { cookiesOf, form } from "../http/staff.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { account, mailSettings } from "./account.ts";
import { enquire, type Told } from "./enquire.ts";
import { numbersOf, report } from "./numbers.ts";
import { freshFolder, seededFolder, startProcess } from "./process.ts";

const HOUR_MS = 3_600_000;
/** By less than the twelve hours that a session may idle: beyond them nobody can tell a jump from a night away. */
const { jumps, each } = numbersOf({
  short: { jumps: [5, -5], each: 5 },
  long: { jumps: [5, -5, 1, -1, 11, -11, 7, -9, 10], each: 30 },
});
const SECRET = "a secret that all replicas share, 1";
const ADMIN = { ADMIN_EMAIL: "admin@example.org", ADMIN_PASSWORD: "roots hold the coast" };

/** Two replicas; the clock of the first one jumps. */
const startTwo = async (sesUrl: string) => {
  const DATABASE_URL = await seededPostgresUrl();
  const CLOCK_FILE = join(freshFolder(), "ahead");
  let ahead = 0;
  writeFileSync(CLOCK_FILE, "0");
  const shared = { ...ADMIN, ...mailSettings(sesUrl), DATABASE_URL, AUTH_SECRET: SECRET, CONTACT_LIMIT: "100000" };
  const shifted = { CLOCK_FILE, NODE_OPTIONS: `--import=${pathToFileURL("tests/faults/shifted-clock.ts")}` };
  const jumpy = await startProcess({ ...shared, ...shifted, DATA_DIR: seededFolder() });
  await jumpy.ready();
  const steady = await startProcess({ ...shared, DATA_DIR: seededFolder() });
  await steady.ready();
  /** Puts the clock so many hours ahead of the true time; ends when the process goes by it. */
  const jump = async (hours: number) => {
    ahead = hours * HOUR_MS;
    writeFileSync(CLOCK_FILE, String(ahead));
    const jumped = async () => {
      await fetch(`${jumpy.url}/about`);
      const newest = jumpy.logged.findLast(({ time }) => time);
      expect(Math.abs(Date.parse(String(newest?.time)) - Date.now() - ahead)).toBeLessThan(HOUR_MS / 2);
    };
    await eventually(jumped);
  };
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: "" }, () => {});
  onTestFinished(() => database.destroy());
  return { jumpy, steady, jump, database, clock: () => Date.now() + ahead };
};

/** Gives a document a new draft that is to be published at that time. */
const scheduleEdition = async (database: Database, id: string, title: string, at: number) => {
  const saved = await editDocument({ database, clock: Date.now }, id, (data) => ({ ...data, title }));
  const publish_revision = saved.outcome === "saved" ? saved.revision : null;
  await database.updateTable("document").set({ publish_at: at, publish_revision }).where("id", "=", id).execute();
};

/** A form that is stored has passed the human check, whose task a clock that jumps ahead would end. */
const storedOf = async (database: Database, name: string) =>
  (await database.selectFrom("enquiry").select("id").where("form_id", "like", `${name}-%`).execute()).length;

const publications = async (database: Database, title: string) =>
  (
    await database
      .selectFrom("activity")
      .select("id")
      .where("action", "=", "publish")
      .where("detail", "=", title)
      .execute()
  ).length;

test("a clock that jumps by hours, either way: no mail and no publication twice, nothing stuck, nobody signed out", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const { jumpy, steady, jump, database, clock } = await startTwo(ses.url);
  const signedIn = await fetch(`${jumpy.url}/cmslogin`, {
    ...form({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, next: "" }),
    redirect: "manual",
  });
  const cookie = cookiesOf(signedIn);
  expect(cookie).not.toBe("");
  const told: Promise<Told>[] = [];
  const sendSome = (name: string) => {
    for (let n = 0; n < each; n += 1) {
      told.push(enquire(jumpy.url, SECRET, `${name}-jumpy-${n}`, { clock, tries: 3 }));
      told.push(enquire(steady.url, SECRET, `${name}-steady-${n}`, { tries: 3 }));
    }
  };
  const counts = { jumps: 0, scheduled: 0, "published once": 0, "asked while signed in": 0, "signed out": 0 };
  for (const [round, hours] of jumps.entries()) {
    // What is under way while the clock jumps is held by a lease; what fails after it is put off by that clock.
    ses.answer("ok");
    ses.takeTime(1_000);
    sendSome(`under-way-${round}`);
    await eventually(async () => expect(await storedOf(database, `under-way-${round}`)).toBe(2 * each));
    const title = `Edition ${round + 1} of the clouds`;
    await scheduleEdition(database, "service-cloud", title, Date.now() + (hours > 0 ? HOUR_MS / 2 : 0));
    await jump(hours);
    await eventually(async () => expect(await publications(database, title)).toBe(1));
    ses.takeTime(0);
    ses.answer({ code: "Throttling" });
    sendSome(`put-off-${round}`);
    await Promise.all(told);
    ses.answer("ok");
    for (const { url } of [jumpy, steady]) {
      const { status } = await fetch(`${url}/cms/dashboard`, { headers: { cookie }, redirect: "manual" });
      counts["asked while signed in"] += 1;
      if (status !== 200) counts["signed out"] += 1;
    }
    await jump(0);
    Object.assign(counts, { jumps: counts.jumps + 2, scheduled: counts.scheduled + 1 });
  }
  const rows = () => database.selectFrom("enquiry").select(["form_id", "reference", "mail_state"]).execute();
  const allSent = async () => expect((await rows()).filter(({ mail_state }) => mail_state !== "sent")).toEqual([]);
  await eventually(allSent, { timeout: 300_000, interval: 100 });
  const answers = await Promise.all(told);
  const accounted = account(answers, await rows(), ses.mails);
  for (const round of jumps.keys()) {
    if ((await publications(database, `Edition ${round + 1} of the clouds`)) === 1) counts["published once"] += 1;
  }
  report("clock jumps", { ...counts, ...accounted });
  expect(counts["published once"]).toBe(jumps.length);
  expect(counts["signed out"]).toBe(0);
  expect(answers.filter(({ saved }) => !saved)).toEqual([]);
  expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "mailed more than once": 0, "not mailed": 0 });
}, 600_000);
