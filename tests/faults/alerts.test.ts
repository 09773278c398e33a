import { expect, onTestFinished, test } from "vitest";
import { connect } from "#platform/database/database.ts";
import { eventually } from "../eventually.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { startS3Server } from "../servers/s3-server.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { startWebhookServer } from "../servers/webhook-server.ts";
import { mailSettings } from "./account.ts";
import { layCable } from "./cable.ts";
import { enquire } from "./enquire.ts";
import { report } from "./numbers.ts";
import { seededFolder, startProcess } from "./process.ts";

const SECRET = "a secret that both replicas share, 2";
const WITHIN = { interval: 100 };
const [MAIL, PICTURES, DATABASE] = [
  "Enquiries are not being mailed",
  "The store of pictures does not answer",
  "The database does not answer",
];

test("mail refused, pictures away, database away: somebody is told once by two replicas, and once when it is over", async () => {
  const [ses, s3, hook] = await Promise.all([startSesServer(), startS3Server(), startWebhookServer()]);
  onTestFinished(ses.close);
  onTestFinished(s3.close);
  const direct = await seededPostgresUrl();
  const database = await layCable(Number(new URL(direct).port));
  const bucket = await layCable(Number(new URL(s3.settings.S3_ENDPOINT).port));
  const settings = {
    ...{ ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`, S3_ACCESS_KEY_ID: "S3RVER" },
    ...{ ...mailSettings(ses.url), S3_SECRET_ACCESS_KEY: "S3RVER" },
    ...{ DATABASE_URL: direct.replace(/:\d+\//, `:${database.port}/`), DATA_DIR: seededFolder(), AUTH_SECRET: SECRET },
    ...{ ALERT_WEBHOOK_URL: hook.url, ALERT_EMAIL: "oncall@example.com", PUBLIC_URL: "https://www.example.com" },
  };
  const sites = [await startProcess(settings)];
  await sites[0]?.ready();
  sites.push(await startProcess(settings));
  await sites[1]?.ready();
  const told = (title: string) => hook.headlines.filter((line) => line === `www.example.com: ${title}`).length;
  const heard = (title: string, times = 1) =>
    eventually(() => expect([title, told(title)]).toEqual([title, times]), WITHIN);
  const mailed = () =>
    ses.mails
      .filter(({ fields }) => fields["Destination.ToAddresses.member.1"] === "oncall@example.com")
      .map(({ fields }) => fields["Message.Subject.Data"]);

  const stored = connect({ DATABASE_URL: direct, DATA_DIR: "" }, () => {});
  onTestFinished(() => stored.destroy());
  const untold = () => stored.selectFrom("alert").selectAll().where("webhook_told", "=", "nothing").execute();

  ses.answer({ code: "InvalidClientTokenId", status: 403 });
  expect(await enquire(sites[0]?.url ?? "", SECRET, "refused")).toMatchObject({ saved: true, success: false });
  await bucket.cut();
  await Promise.all([heard(MAIL), heard(PICTURES)]);
  const ready = await fetch(`${sites[0]?.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { database: "ok", files: "away" }]);
  expect(mailed()).toEqual([]);
  // What was told and could not be written down would be told once more.
  await eventually(async () => expect(await untold()).toEqual([]), WITHIN);
  await database.cut();
  await heard(DATABASE, 2); // nothing is shared then: each by itself
  ses.answer("ok");
  await Promise.all([database.mend(), bucket.mend()]);
  await stored.updateTable("enquiry").set({ mail_due_at: 0 }).execute(); // not after a quarter of an hour
  await Promise.all([MAIL, PICTURES, DATABASE].map((title) => heard(`over: ${title}`)));
  const rows = async () => expect(await stored.selectFrom("alert").selectAll().execute()).toEqual([]);
  await eventually(rows, WITHIN);
  expect([told(MAIL), told(PICTURES), told(DATABASE)]).toEqual([1, 1, 2]);
  expect(mailed()).toEqual(expect.arrayContaining([expect.stringContaining(MAIL)])); // late, but it went
  report("alerts", { "posted to the webhook": hook.headlines.length, mailed: mailed().length });
  expect(sites.flatMap(({ logged }) => logged).filter((line) => JSON.stringify(line).includes("/hook/secret"))).toEqual(
    [],
  );
}, 300_000);
