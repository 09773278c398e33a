import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { cheapToken } from "../human-token.ts";
import { copySeededSite } from "../seeded-site.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { readyAt } from "./process.ts";

const SECRET = "a secret that only this test knows";
const AT_ONCE = 200;

/** Starts the built product as a process of its own and waits until it is ready. */
const start = async (settings: Record<string, string>): Promise<ChildProcess> => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "error", ...settings };
  const child = spawn(process.execPath, ["server/main.ts"], { env, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await readyAt(settings.PUBLIC_URL ?? "");
  return child;
};

/** Sends one enquiry; its form id when it was answered with success, null when it was not answered so. */
const send = async (url: string, formId: string, recaptchaToken: string): Promise<string | null> => {
  const body = {
    name: "Ada Palmgrove",
    email: "ada@example.org",
    message: `The enquiry of ${formId}, please.`,
    recaptchaToken,
    formId,
  };
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { success: boolean };
  return answer.success ? formId : null;
};

/** Sends many at once and kills the process with SIGKILL as soon as `after` were answered with success. */
const sendAndKill = async (url: string, child: ChildProcess, round: string, after: number): Promise<string[]> => {
  const tokens = await Promise.all(Array.from({ length: AT_ONCE }, () => cheapToken(SECRET)));
  const answered: string[] = [];
  const gone = once(child, "exit");
  const sends = tokens.map(async (token, index) => {
    const formId = await send(url, `${round}-${index}`, token).catch(() => null);
    if (formId) answered.push(formId);
    if (answered.length >= after) child.kill("SIGKILL");
  });
  await Promise.all(sends);
  await gone;
  return answered;
};

test("kill -9 amid 200 submissions, three times: what was answered is stored, what is stored is mailed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  copySeededSite(folder);
  const ses = await startSesServer();
  onTestFinished(async () => {
    await ses.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
    CONTACT_LIMIT: "100000",
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    EMAIL_FROM: "info@example.com",
    EMAIL_TO: "info@example.com",
    SES_ENDPOINT: ses.url,
  };
  const answered: string[] = [];
  for (const after of [1, 60, 150]) {
    answered.push(...(await sendAndKill(url, await start(settings), `after-${after}`, after)));
  }
  expect(answered.length).toBeGreaterThanOrEqual(211);

  await start(settings);
  const database = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  const rows = () => database.prepare("select form_id, reference, mail_state from enquiry").all();
  const stored = rows();
  expect(answered.filter((formId) => !stored.some((row) => row.form_id === formId))).toEqual([]);

  await eventually(() => expect(rows().filter((row) => row.mail_state !== "sent")).toEqual([]), {
    interval: 250,
  });
  const mailed = ses.mails.map(({ fields }) => fields["Message.Body.Text.Data"]?.match(/M-\w{6}/)?.[0]);
  expect(stored.filter((row) => !mailed.includes(String(row.reference)))).toEqual([]);
  database.close();
}, 600_000);
