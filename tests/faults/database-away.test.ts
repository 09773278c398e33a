import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { publishChange } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { account, mailSettings } from "./account.ts";
import { layCable } from "./cable.ts";
import { enquire, type Told } from "./enquire.ts";
import { numbersOf, report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const { seconds } = numbersOf({ short: { seconds: 3 }, long: { seconds: 20 } });
const SECRET = "a secret that all replicas share, 1";

test.each(["cut", "silence"] as const)(
  "a database that is gone for a while (%s): kept pages are served, /readyz says no, nothing is called received; then all recovers",
  async (how) => {
    const ses = await startSesServer();
    onTestFinished(ses.close);
    const direct = await seededPostgresUrl();
    const cable = await layCable(Number(new URL(direct).port));
    const DATABASE_URL = direct.replace(/:\d+\//, `:${cable.port}/`);
    const settings = { DATABASE_URL, DATA_DIR: seededFolder(), AUTH_SECRET: SECRET, CONTACT_LIMIT: "100000" };
    const site = await startProcess({ ...settings, ...mailSettings(ses.url) });
    await site.ready();
    const database = await openDatabase({ DATABASE_URL: direct, DATA_DIR: "" }, () => {});
    onTestFinished(() => database.destroy());
    const read = async (path: string) => {
      const response = await fetch(`${site.url}${path}`);
      return { status: response.status, text: await response.text() };
    };
    // It answers before the first admin is made; a start that fails half-way ends the process, on purpose.
    const admins = () => database.selectFrom("staff").select("id").execute();
    await eventually(async () => expect(await admins()).toHaveLength(1));
    const kept = await read("/about");
    expect(kept.status).toBe(200);

    await cable[how]();
    await site.ready(503);
    const told: Promise<Told>[] = [];
    const reads: { status: number; text: string }[] = [];
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      told.push(enquire(site.url, SECRET, `${how}-${told.length}`));
      reads.push(await read("/about"));
      await wait(100);
    }
    await publishChange(database, "service-cloud", { title: "Published meanwhile" });
    await cable.mend();
    await site.ready();
    const answers = await Promise.all(told);
    // The version is asked for anew with each page; a connection that was lost may cost the first ones an error.
    const shown = async () => expect((await read("/services/cloud")).text).toContain("Published meanwhile");
    await eventually(shown);
    const after = async () => expect((await enquire(site.url, SECRET, `${how}-after`)).success).toBe(true);
    await eventually(after);

    const rows = () => database.selectFrom("enquiry").select(["form_id", "reference", "mail_state"]).execute();
    const allSent = async () => expect((await rows()).filter(({ mail_state }) => mail_state !== "sent")).toEqual([]);
    await eventually(allSent, { interval: 100 });
    const accounted = account(answers, await rows(), ses.mails);
    report(`database away (${how})`, {
      ...accounted,
      "kept pages read": reads.length,
      "kept pages not served": reads.filter(({ status }) => status !== 200).length,
    });
    expect(reads.filter(({ status, text }) => status !== 200 || text !== kept.text)).toEqual([]);
    expect(answers.filter(({ answered }) => !answered)).toEqual([]);
    expect(accounted).toMatchObject({ lost: 0, "stored twice": 0, "mailed more than once": 0, "not mailed": 0 });
  },
  300_000,
);
