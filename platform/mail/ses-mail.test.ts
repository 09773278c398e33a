import { getEventListeners } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../tests/eventually.ts";
import { startSesServer } from "../../tests/servers/ses-server.ts";
import { sesMail } from "./ses-mail.ts";

const settings = {
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "secret",
  EMAIL_FROM: "info@example.com",
  EMAIL_TO: "info@example.com",
};

const message = {
  from: "info@example.com",
  to: "info@example.com",
  replyTo: "ada@example.org",
  subject: "Zoë",
  html: "<p>é</p>",
  text: "é",
};

const open = async (closing?: AbortSignal) => {
  const ses = await startSesServer();
  const mail = sesMail({ ...settings, SES_ENDPOINT: ses.url }, closing);
  onTestFinished(async () => {
    mail.close();
    await ses.close();
  });
  return { ses, mail };
};

test("a mail is sent as SES v1 asks for it, signed, in UTF-8, and answered with its id", async () => {
  const { ses, mail } = await open();
  const result = await mail.send(message, 2_000);
  expect(result).toEqual({ sent: true, messageId: ses.mails[0]?.messageId });
  expect(ses.mails[0]?.fields).toEqual({
    Action: "SendEmail",
    Version: "2010-12-01",
    Source: "info@example.com",
    "Destination.ToAddresses.member.1": "info@example.com",
    "ReplyToAddresses.member.1": "ada@example.org",
    "Message.Subject.Data": "Zoë",
    "Message.Subject.Charset": "UTF-8",
    "Message.Body.Html.Data": "<p>é</p>",
    "Message.Body.Html.Charset": "UTF-8",
    "Message.Body.Text.Data": "é",
    "Message.Body.Text.Charset": "UTF-8",
  });
  expect(ses.mails[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d+\/us-east-1\/ses\//);
});

test("the name of a sender goes in ASCII, as SES asks for it", async () => {
  const { ses, mail } = await open();
  await mail.send({ ...message, from: "Compañía Mangrove <info@example.com>" }, 2_000);
  expect(ses.mails[0]?.fields.Source).toBe("=?utf-8?B?Q29tcGHDscOtYSBNYW5ncm92ZQ==?= <info@example.com>");
  await mail.send({ ...message, from: `${"Compañía ".repeat(6)}<info@example.com>` }, 2_000);
  expect(ses.mails[1]?.fields.Source).toMatch(/^(=\?utf-8\?B\?[\w+/]+=*\?= ){2}<info@example\.com>$/);
});

const rawOf = (sent?: { fields: Record<string, string> }): string =>
  Buffer.from(sent?.fields["RawMessage.Data"] ?? "", "base64").toString();

const decoded = (header: string): string =>
  header.replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, "base64").toString());

test("a mail with headers of its own has what is beyond ASCII in words that RFC 2047 allows, but for the address", async () => {
  const { ses, mail } = await open();
  const subject = `${"Ünïcödé ".repeat(12)}end`;
  const headers = { "Auto-Submitted": "auto-replied" };
  const text = "Two servers. ".repeat(20);
  await mail.send({ ...message, subject, text, to: "Zoë Ñandú <zoe@example.org>", headers }, 2_000);
  const raw = rawOf(ses.mails[0]);
  const lines = raw.slice(0, raw.indexOf("\r\nMIME-Version")).split(/\r\n(?! )/);
  const words = lines.flatMap((line) => line.match(/=\?[^ ]+\?=/g) ?? []);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  expect(lines.map((line) => decoded(line.replaceAll("\r\n ", "")))).toEqual([
    "From: info@example.com",
    "To: Zoë Ñandú <zoe@example.org>",
    "Reply-To: ada@example.org",
    `Subject: ${subject}`,
    "Auto-Submitted: auto-replied",
  ]);
  const encoded = raw.split("\r\n").filter((line) => /^[\w+/]{40,}=*$/.test(line));
  expect(Math.max(...encoded.map((line) => line.length)), "RFC 2045").toBe(76);
  const types = [...raw.matchAll(/^Content-Type: ([a-z/]+)/gm)].map(([, type]) => type);
  expect(types, "programs show the last part that they know").toEqual([
    ...["multipart/alternative", "text/plain", "text/html"],
  ]);
});

test("a subject with a sign of less in it, or a bracket that is closed before its end, stays whole", async () => {
  const { ses, mail } = await open();
  const subjects = ["Less is more: 3 < 5", "Answer to <b> and <i", "Más <rápido>, año 2"];
  for (const subject of subjects)
    await mail.send({ ...message, subject, headers: { "Auto-Submitted": "auto-replied" } }, 2_000);
  const said = ses.mails.map((sent) => {
    const [, value = ""] = /^Subject: (.*)$/m.exec(rawOf(sent)) ?? [];
    return decoded(value.trim());
  });
  expect(said).toEqual(subjects);
});

test("a stop gives up mails under way and those that come after it; those that are done wait for none", async () => {
  const closing = new AbortController();
  const { ses, mail } = await open(closing.signal);
  await mail.send(message, 2_000);
  expect(getEventListeners(closing.signal, "abort")).toEqual([]);
  ses.answer("hang");
  const underWay = mail.send(message, 20_000);
  await eventually(() => expect(getEventListeners(closing.signal, "abort")).toHaveLength(1));
  closing.abort();
  const givenUp = { sent: false, fault: "network", code: "Timeout" };
  expect(await underWay).toMatchObject(givenUp);
  expect(await mail.send(message, 20_000)).toMatchObject(givenUp);
  expect(ses.mails.length).toBeLessThanOrEqual(2);
});

test.each([
  ["InvalidClientTokenId", 403, "credentials"],
  ["SignatureDoesNotMatch", 403, "credentials"],
  ["AccessDenied", 403, "credentials"],
  ["AccessDeniedException", 403, "credentials"],
  ["AccountSendingPaused", 400, "paused"],
  ["AccountSendingPausedException", 400, "paused"],
  ["ConfigurationSetSendingPaused", 400, "paused"],
  ["ConfigurationSetDoesNotExist", 400, "settings"],
  ["MessageRejected", 400, "rejected"],
  ["MailFromDomainNotVerified", 400, "rejected"],
  ["MailFromDomainNotVerifiedException", 400, "rejected"],
  ["InvalidParameterValue", 400, "rejected"],
  ["Throttling", 400, "throttled"],
  ["ThrottlingException", 400, "throttled"],
  ["LimitExceeded", 400, "throttled"],
  ["ServiceUnavailable", 503, "network"],
  ["InternalFailure", 500, "network"],
  ["RequestExpired", 400, "network"],
  ["SomethingNew", 400, "other"],
  ["SomethingNew", 500, "network"],
])("SES answers %s with %i, which is a fault of the class %s", async (code, status, fault) => {
  const { ses, mail } = await open();
  ses.answer({ code, status, message: `Told so: ${code}` });
  const result = await mail.send(message, 2_000);
  expect(result).toMatchObject({ sent: false, fault, message: `Told so: ${code}` });
  expect(result).toHaveProperty("code", expect.stringContaining(code.replace(/Exception$/, "")));
  expect(ses.asked).toBe(1);
});

test.each([["reset"], ["not xml"]] as const)(
  "a connection that ends in %s is a fault of the network",
  async (answer) => {
    const { ses, mail } = await open();
    ses.answer(answer);
    expect(await mail.send(message, 2_000)).toMatchObject({ sent: false, fault: "network" });
  },
);

test("a service that says nothing is given up after the time allowed", async () => {
  const { ses, mail } = await open();
  ses.answer("hang");
  const start = Date.now();
  expect(await mail.send(message, 300)).toMatchObject({ sent: false, fault: "network", code: "Timeout" });
  expect(Date.now() - start).toBeLessThan(1_500);
});

test("a hundred and one mails, one after the other, all leave: each gives its place back", {
  tags: "slow",
}, async () => {
  const { ses, mail } = await open();
  const results: boolean[] = [];
  for (let n = 0; n < 101; n += 1) {
    if (n === 50) ses.answer({ code: "Throttling" }, "ok");
    results.push((await mail.send(message, 2_000)).sent);
  }
  expect(results.filter(Boolean)).toHaveLength(100);
  expect(ses.asked).toBe(101);
});

test("a service that is not there is a fault of the network", async () => {
  const { ses, mail } = await open();
  await ses.close();
  expect(await mail.send(message, 2_000)).toMatchObject({ sent: false, fault: "network" });
});

test("missing settings are listed by name, and nothing is sent", async () => {
  const ses = await startSesServer();
  onTestFinished(ses.close);
  const mail = sesMail({ ...settings, AWS_SECRET_ACCESS_KEY: "", EMAIL_TO: " ", SES_ENDPOINT: ses.url });
  expect(mail.missing).toEqual(["AWS_SECRET_ACCESS_KEY", "EMAIL_TO"]);
  expect(await mail.send(message, 1_000)).toMatchObject({ sent: false, fault: "settings" });
  expect(ses.asked).toBe(0);
});

test("the fingerprint changes with each setting and gives none away", () => {
  const prints = Object.keys(settings).map(
    (name) => sesMail({ ...settings, SES_ENDPOINT: "", [name]: "another" }).fingerprint,
  );
  expect(new Set([...prints, sesMail({ ...settings, SES_ENDPOINT: "" }).fingerprint]).size).toBe(6);
  expect(prints.join()).not.toContain("secret");
});

test("a mail that is asked for while the process ends is given up at once", async () => {
  const ses = await startSesServer();
  const mail = sesMail({ ...settings, SES_ENDPOINT: ses.url }, AbortSignal.abort());
  onTestFinished(async () => {
    mail.close();
    await ses.close();
  });
  expect(await mail.send(message, 2_000)).toMatchObject({ sent: false });
  expect(ses.mails).toEqual([]);
});
