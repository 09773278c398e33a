import { expect, test } from "vitest";
import { publishChange } from "../edit.ts";
import { eventually } from "../eventually.ts";
import { NOTE, openSite } from "./contact-site.ts";

test("missing mail settings are answered with 503, named only in the log, and the enquiry is saved", async () => {
  const { send, rows } = await openSite({ EMAIL_TO: "", AWS_SECRET_ACCESS_KEY: "" });
  const answer = await send();
  expect(answer).toMatchObject({
    status: 503,
    body: {
      success: false,
      error: "Email service configuration error. Please check your environment variables.",
      note: NOTE,
      saved: true,
    },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/EMAIL_TO|AWS/);
  expect(await rows()).toMatchObject([{ mail_state: "parked", mail_fault: "settings" }]);
});

test.each([
  ["InvalidClientTokenId", 403, /credentials are invalid.*access key and secret key/, "parked"],
  ["AccessDenied", 403, /denied access.*permissions/, "parked"],
  ["MessageRejected", 400, /^MessageRejected happened$/, "parked"],
  ["MailFromDomainNotVerifiedException", 400, /^MailFromDomainNotVerifiedException happened$/, "parked"],
  ["AccountSendingPausedException", 400, /^AccountSendingPausedException happened$/, "parked"],
  ["ConfigurationSetSendingPausedException", 400, /happened$/, "parked"],
  ["ConfigurationSetDoesNotExistException", 400, /happened$/, "parked"],
  ["Throttling", 400, /^Throttling happened$/, "due"],
  ["ServiceUnavailable", 503, /^ServiceUnavailable happened$/, "due"],
  ["InternalFailure", 500, /^InternalFailure happened$/, "due"],
])("SES says %s: 502 with its text, and the enquiry is saved", async (code, status, error, state) => {
  const { ses, send, rows } = await openSite();
  ses.answer({ code, status });
  expect(await send()).toMatchObject({
    status: 502,
    body: { success: false, error: expect.stringMatching(error), note: NOTE, saved: true },
  });
  expect(await rows()).toMatchObject([{ state: "new", mail_state: state }]);
});

test("a send error without words is answered as failed", async () => {
  const { ses, send } = await openSite();
  ses.answer({ code: "Odd", message: "", status: 400 });
  expect(await send()).toMatchObject({ status: 502, body: { error: "Failed to send email", note: NOTE } });
});

test.each(["reset", "not xml", "hang"] as const)("SES ends in %s: 502 within seconds, and saved", async (answer) => {
  const { ses, send, rows } = await openSite();
  ses.answer(answer);
  const start = Date.now();
  expect(await send()).toMatchObject({ status: 502, body: { success: false, saved: true, note: NOTE } });
  expect(Date.now() - start).toBeLessThan(7_000);
  // What does not answer is waited for behind the visitor's back.
  const mail_fault = answer === "hang" ? null : "network";
  expect(await rows()).toMatchObject([{ mail_state: "due", mail_fault }]);
});

test("a rejected message goes out without Reply-To", async () => {
  const { ses, send } = await openSite();
  ses.answer({ code: "MessageRejected" }, "ok");
  expect((await send()).status).toBe(200);
  expect(ses.mails[0]?.fields).not.toHaveProperty("ReplyToAddresses.member.1");
});

test("an address beyond ASCII stays in the text of the mail", async () => {
  const { ses, send } = await openSite();
  expect((await send({ email: "josé@example.org" })).status).toBe(200);
  expect(ses.mails[0]?.fields).not.toHaveProperty("ReplyToAddresses.member.1");
  expect(ses.mails[0]?.fields["Message.Body.Text.Data"]).toContain("Email: josé@example.org");
});

test("what could not be mailed is mailed by the jobs, without another request", async () => {
  const { app, ses, send, rows } = await openSite();
  ses.answer({ code: "AccessDenied", status: 403 }, "ok");
  expect((await send()).status).toBe(502);
  await app.platform.database.updateTable("enquiry").set({ mail_due_at: Date.now() }).execute();
  const stop = app.startJobs();
  await eventually(async () => expect((await rows())[0]?.mail_state).toBe("sent"));
  await stop();
  expect(ses.mails).toHaveLength(1);
});

test("where Settings ask for it, the sender gets one mail, which says that a machine sent it", async () => {
  const { app, ses, send } = await openSite();
  await publishChange(app.platform.database, "settings", { confirms: true });
  const { body } = await send();
  expect(body).toMatchObject({ success: true });
  const stop = app.startJobs();
  await eventually(() => expect(ses.mails).toHaveLength(2));
  await stop();
  const { Action, "RawMessage.Data": data = "" } = ses.mails[1]?.fields ?? {};
  expect(Action).toBe("SendRawEmail");
  const [head = "", , part = ""] = Buffer.from(data, "base64").toString().split("\r\n\r\n");
  expect(head.split("\r\n")).toEqual([
    ...["From: info@example.com", "To: ada@example.org", "Reply-To: info@example.com"],
    `Subject: We have your message (${body.reference})`,
    ...["Auto-Submitted: auto-replied", "X-Auto-Response-Suppress: All", "MIME-Version: 1.0"],
    expect.stringMatching(/^Content-Type: multipart\/alternative; boundary="part-[\w-]+"$/),
  ]);
  const [text = ""] = part.split("\r\n--");
  expect(Buffer.from(text, "base64").toString()).toContain("> Please call us about moving two servers.");
});
