import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { filledForm } from "../filled-form.ts";
import { cheapToken } from "../human-token.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";

export const SECRET = "a secret that only these tests know";

export const NOTE = "Your message is saved. There is no need to send it again.";

export const withMail = {
  AUTH_SECRET: SECRET,
  AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "secret",
  EMAIL_FROM: "info@example.com",
  EMAIL_TO: "info@example.com",
};

export const openSite = async (settings: Record<string, string> = {}) => {
  const ses = await startSesServer();
  const app = await openApp({ ...withMail, SES_ENDPOINT: ses.url, ...settings });
  onTestFinished(async () => {
    await app[Symbol.asyncDispose]();
    await ses.close();
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const send = async (changes: Record<string, unknown> = {}) => post("/api/contact", await verifiedForm(changes));
  const rows = () => app.platform.database.selectFrom("enquiry").selectAll().execute();
  return { app, ses, post, send, rows };
};

/** A filled form that passed the human check, unless the changes have another token. */
export const verifiedForm = async (changes: Record<string, unknown> = {}) =>
  filledForm({
    recaptchaToken: "recaptchaToken" in changes ? "" : await cheapToken(SECRET),
    formId: randomUUID(),
    ...changes,
  });
