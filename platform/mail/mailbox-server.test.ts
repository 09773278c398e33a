import { expect, onTestFinished, test } from "vitest";
import { localMailSettings } from "./mail-settings.ts";
import { startMailbox } from "./mailbox-server.ts";
import { sesMail } from "./ses-mail.ts";

const nothing = {
  AWS_REGION: "",
  AWS_ACCESS_KEY_ID: "",
  AWS_SECRET_ACCESS_KEY: "",
  EMAIL_FROM: "",
  EMAIL_TO: "",
  SES_ENDPOINT: "",
};

test("a mail sent with no settings at all stands in the local mailbox", async () => {
  const mailbox = await startMailbox(0);
  onTestFinished(mailbox.close);
  const mail = sesMail(localMailSettings(nothing, mailbox.url));
  onTestFinished(mail.close);
  expect(mail.missing).toEqual([]);
  const sent = await mail.send(
    { from: mail.from, to: mail.to, replyTo: "ada@example.org", subject: "Hello", html: "<p>Hi</p>", text: "Hi" },
    5_000,
  );
  const store = (await (await fetch(`${mailbox.url}/store`)).json()) as { emails: object[] };
  expect(sent.sent).toBe(true);
  expect(store.emails.at(-1)).toMatchObject({
    from: "info@example.com",
    replyTo: ["ada@example.org"],
    destination: { to: ["info@example.com"] },
    subject: "Hello",
    body: { html: "<p>Hi</p>", text: "Hi" },
  });
  expect((await fetch(mailbox.url)).headers.get("content-type")).toContain("text/html");
});

test("a port that is taken is named", async () => {
  const mailbox = await startMailbox(0);
  onTestFinished(mailbox.close);
  const port = Number(new URL(mailbox.url).port);
  await expect(startMailbox(port)).rejects.toThrow(`LOCAL_MAILBOX_PORT: port ${port} is in use`);
});

test("a mail with headers of its own arrives whole, beyond ASCII too", async () => {
  const mailbox = await startMailbox(0);
  onTestFinished(mailbox.close);
  const mail = sesMail(localMailSettings(nothing, mailbox.url));
  onTestFinished(mail.close);
  const subject = `Señales ñ ${"año ".repeat(30).trim()}\r\nBcc: eve@example.org`;
  const message = {
    from: "Manglar Güero <info@example.com>",
    to: "zoe@example.org",
    replyTo: "info@example.com",
    subject,
    html: `<p>é ${"long ".repeat(50)}</p>`,
    text: "é\n.\nlast",
    headers: { "Auto-Submitted": "auto-replied" },
  };
  expect(await mail.send(message, 5_000)).toMatchObject({ sent: true });
  const { emails } = (await (await fetch(`${mailbox.url}/store`)).json()) as { emails: Record<string, unknown>[] };
  expect(emails.at(-1)).toMatchObject({
    from: '"Manglar Güero" <info@example.com>',
    destination: { to: ["zoe@example.org"], bcc: [] },
    replyTo: ["info@example.com"],
    subject: subject.replace("\r\n", " "),
    body: { text: expect.stringContaining("é\n.\nlast"), html: expect.stringContaining(message.html) },
  });
});
