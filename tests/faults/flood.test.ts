import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { cheapToken } from "../human-token.ts";
import { startSesServer } from "../ses-server.ts";
import { enquire } from "./enquire.ts";
import { inForm, long, report } from "./form.ts";
import { freshFolder, startSite } from "./process.ts";

const { seconds, perSecond, readers } = inForm({
  short: { seconds: 4, perSecond: 50, readers: 8 },
  long: { seconds: 60, perSecond: 200, readers: 64 },
});
const SECRET = "a secret that only this test knows";
const SES_TAKES_MS = 2_000;

/** How often a page was read in so many seconds. */
const read = async (url: string) => {
  const child = spawn(process.execPath, ["tests/faults/reader.ts", `${url}/`, String(readers), String(seconds)]);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(child, "close");
  return JSON.parse(text) as { answered: number; wrong: number; slowestMs: number };
};

test("a flood of enquiries while the mail service is slow: none is lost, each is mailed once, reading goes on", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  ses.takeTime(SES_TAKES_MS);
  const folder = freshFolder();
  const site = await startSite({
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
    CONTACT_LIMIT: "1000000",
    LOG_LEVEL: "error",
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    SES_ENDPOINT: ses.url,
    EMAIL_FROM: "info@example.com",
    EMAIL_TO: "info@example.com",
  });
  await site.ready();
  await read(site.url);
  const alone = await read(site.url);
  const reading = read(site.url);
  const sent: Promise<{ formId: string; success: boolean; saved: boolean }>[] = [];
  for (const begun = performance.now(); sent.length < seconds * perSecond; await wait(5)) {
    const due = Math.min(seconds * perSecond, ((performance.now() - begun) / 1000) * perSecond);
    while (sent.length < due) {
      const formId = `form-${sent.length}`;
      sent.push(enquire(site.url, SECRET, formId).then((answer) => ({ formId, ...answer })));
    }
  }
  const during = await reading;
  const answers = await Promise.all(sent);
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  const stored = new Map(
    database
      .prepare("select form_id, reference from enquiry")
      .all()
      .map((row) => [String(row.form_id), String(row.reference)]),
  );
  const counts = {
    alone: alone.answered,
    during: during.answered,
    success: answers.filter((a) => a.success).length,
    saved: answers.filter((a) => a.saved).length,
    stored: stored.size,
    mailed: ses.mails.length,
    slowest: during.slowestMs,
    wrong: during.wrong,
  };
  console.log(counts);
}, 900_000);
