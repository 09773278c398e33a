import { sql } from "kysely";
import { expect, test } from "vitest";
import { wordingOf } from "#domain/words/catalogues.ts";
import { freshPostgresUrl } from "../databases.ts";
import { cheapToken, solve } from "../human-token.ts";
import { ORIGIN } from "./app.ts";
import { openSite, SECRET, verifiedForm } from "./contact-site.ts";

test("an enquiry is stored, mailed through SES's own protocol, and answered with success", async () => {
  const { ses, send, rows } = await openSite();
  expect(await send()).toMatchObject({ status: 200, body: { success: true, remaining: 14 } });
  expect(ses.mails[0]?.fields).toMatchObject({
    Source: "info@example.com",
    "Destination.ToAddresses.member.1": "info@example.com",
    "ReplyToAddresses.member.1": "ada@example.org",
    "Message.Subject.Data": "New Contact Form Submission from Ada Palmgrove",
    "Message.Body.Text.Data": expect.stringContaining("Service: Cloud Solutions"),
    "Message.Body.Html.Data": expect.stringContaining("New Contact Form Submission"),
  });
  expect(await rows()).toMatchObject([{ name: "Ada Palmgrove", mail_state: "sent", mail_id: ses.mails[0]?.messageId }]);
});

test("the same on PostgreSQL", async () => {
  const { ses, send, rows } = await openSite({ DATABASE_URL: await freshPostgresUrl() });
  expect(await send()).toMatchObject({ status: 200, body: { success: true } });
  expect(await rows()).toMatchObject([{ mail_state: "sent" }]);
  expect(ses.mails).toHaveLength(1);
});

test("a task fetched and solved as the widget does it is good for one enquiry", async () => {
  const { app, send } = await openSite();
  const challenge = await app.fetch("/api/challenge");
  expect(challenge.headers.get("cache-control")).toBe("no-store");
  const recaptchaToken = await solve(await challenge.json());
  expect((await send({ recaptchaToken })).status).toBe(200);
  expect(await send({ recaptchaToken })).toMatchObject({
    status: 403,
    body: { success: false, error: "Invalid reCAPTCHA verification" },
  });
});

test.each([
  ["name", "A", "Name must be at least 2 characters"],
  ["name", "R2 D2", "Please enter only letters and spaces. “2” is neither."],
  ["email", "ada@", "Please enter a valid email address"],
  ["phone", "call me", "Please enter a valid phone number"],
  ["service", "plumbing", "Please choose a service from the list"],
  ["message", "Too short", "Message must be at least 10 characters"],
  ["message", "x".repeat(501), "Message cannot exceed 500 characters"],
  ["recaptchaToken", "", "Please complete the human-check verification"],
])("%s as %j is answered with 400 and its text", async (field, value, text) => {
  const { send, rows } = await openSite();
  const answer = await send({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body.success).toBe(false);
  expect(answer.body.error).toBeTruthy();
  expect(answer.body.fields).toEqual({ [field]: text });
  expect(await rows()).toEqual([]);
});

test("a form is answered in its language, which the enquiry remembers; one that nobody speaks counts as English", async () => {
  const { send, rows } = await openSite();
  expect(await send({ language: "es", message: "Corto" })).toMatchObject({
    status: 400,
    body: { error: "Revise los campos marcados.", fields: { message: "El mensaje debe tener al menos 10 caracteres" } },
  });
  expect(await send({ language: "es", recaptchaToken: "made up" })).toMatchObject({
    body: { error: "La verificación humana no es válida" },
  });
  for (const language of ["es", "constructor", 7]) expect((await send({ language })).status).toBe(200);
  expect((await rows()).map(({ language }) => language).sort()).toEqual(["en", "en", "es"]);
});

test("a token that is none is answered with 403", async () => {
  const { send, rows } = await openSite();
  expect(await send({ recaptchaToken: "made up" })).toMatchObject({
    status: 403,
    body: { success: false, error: "Invalid reCAPTCHA verification" },
  });
  expect(await rows()).toEqual([]);
});

test("after fifteen in an hour the sixteenth is answered with 429 and when to come back", async () => {
  const { send, post } = await openSite();
  for (let left = 14; left >= 0; left -= 1) {
    expect(await send({ recaptchaToken: "made up" })).toMatchObject({ status: 403, body: { remaining: left } });
  }
  const answer = await send();
  expect(answer).toMatchObject({
    status: 429,
    body: { success: false, error: "Too many requests. Please try again in 60 minutes.", remaining: 0 },
  });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_590);
  expect((await post("/api/contact", {})).status).toBe(429);
});

test("the form is told how many in which window an owner lets through, and counts as the server does", async () => {
  const { app } = await openSite({ CONTACT_LIMIT: "30", CONTACT_WINDOW_MS: "7200000" });
  expect(await (await app.fetch("/contact")).text()).toContain('"enquiryLimit":{"most":30,"windowMs":7200000}');
});

test("the same form again is one enquiry and one mail, also when the first mail failed", async () => {
  const { ses, post, rows } = await openSite();
  const form = await verifiedForm();
  ses.answer({ code: "ServiceUnavailable", status: 503 }, "ok");
  expect((await post("/api/contact", form)).status).toBe(502);
  expect((await post("/api/contact", form)).status).toBe(200);
  expect((await post("/api/contact", form)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect(ses.mails).toHaveLength(1);
});

test("a suspect is kept as spam with its reasons, not mailed, and thanked", async () => {
  const { ses, send, rows } = await openSite();
  expect(await send({ website: "https://spam.example" })).toMatchObject({ status: 200, body: { success: true } });
  expect(await send({ elapsedMs: 12 })).toMatchObject({ status: 200, body: { success: true } });
  expect(await rows()).toMatchObject([{ state: "spam" }, { state: "spam" }]);
  expect(ses.mails).toEqual([]);
});

test("a full disk is answered with an error, and nobody is thanked for what is not stored", async () => {
  const { app, send, rows } = await openSite();
  // Without the room that is free in its file, which many enquiries would fit into.
  await sql`vacuum`.execute(app.platform.database);
  await sql`pragma max_page_count = 1`.execute(app.platform.database);
  const answers = [];
  for (let sent = 0; sent < 12; sent += 1) answers.push(await send({ message: "x".repeat(500) }));
  const thanked = answers.filter(({ status }) => status === 200).length;
  expect((await rows()).length).toBeGreaterThanOrEqual(thanked);
  expect(answers.at(-1)).toMatchObject({
    status: 500,
    body: { success: false, error: "An unexpected error occurred. Please try again." },
  });
  await sql`pragma max_page_count = 1000000`.execute(app.platform.database);
  expect((await send()).status).toBe(200);
});

test("what is no JSON object, whatever its letters are called, too much, or not POST is refused in JSON", async () => {
  const { app, post } = await openSite();
  const form = "name=Ada";
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect((await post("/api/contact", form, type)).status).toBe(415);
  expect((await post("/api/contact", form, { "content-type": "text/plain" })).status).toBe(415);
  expect((await post("/api/verify-recaptcha", form, type)).status).toBe(415);
  for (const body of ["{", "[]", "null", '"text"', "7", ""]) {
    expect((await post("/api/contact", body)).status).toBe(400);
  }
  expect((await post("/api/contact", { message: "x".repeat(100_000) })).status).toBe(413);
  const named = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await post("/api/contact", await verifiedForm(), named)).status).toBe(200);
  for (const [method, path, allow] of [
    ["GET", "/api/contact", "POST"],
    ["PUT", "/api/contact", "POST"],
    ["DELETE", "/api/verify-recaptcha", "POST"],
    ["GET", "/api/verify-recaptcha", "POST"],
    ["POST", "/api/challenge", "GET"],
  ] as const) {
    const refused = await app.fetch(path, { method });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, allow]);
  }
});

test("what is refused is refused in the language of the page that asks", async () => {
  const { app, post } = await openSite();
  const { refused, answers } = wordingOf("es").words;
  const from = { referer: `${ORIGIN}/es/contacto` };
  const said = async (body: unknown, headers = {}) =>
    ((await post("/api/contact", body, { ...from, ...headers })).body as { error: string }).error;
  expect(await said("[]")).toBe(refused.shape);
  expect(await said("", { "content-type": "text/plain" })).toBe(refused.type);
  expect(await said({ message: "x".repeat(100_000) })).toBe(refused.tooLarge);
  expect(await said({}, { origin: "https://elsewhere.test" })).toBe(refused.otherSite);
  expect(await (await app.fetch("/api/challenge", { method: "POST", headers: from })).json()).toMatchObject({
    error: refused.method.replace("{allowed}", "GET"),
  });
  await app.fetch("/api/challenge", { headers: from });
  await app.platform.database.updateTable("rate_window").set({ count: 300 }).execute();
  const { error } = await (await app.fetch("/api/challenge", { headers: from })).json();
  expect(error).toBe(answers.tooMany.other.replace("{count}", "60"));
  expect((await post("/api/contact", "[]")).body).toMatchObject({ error: wordingOf("en").words.refused.shape });
});

test("a page of another site can't send anything", async () => {
  const { post, rows } = await openSite();
  for (const path of ["/api/contact", "/api/verify-recaptcha"]) {
    expect((await post(path, await verifiedForm(), { origin: "https://elsewhere.test" })).status).toBe(403);
  }
  expect(await rows()).toEqual([]);
});

test("a verified token is good for the one send that follows", async () => {
  const { post, send } = await openSite();
  const token = await cheapToken(SECRET);
  expect(await post("/api/verify-recaptcha", { token })).toMatchObject({ status: 200, body: { success: true } });
  expect((await post("/api/verify-recaptcha", { token })).body).toEqual({ success: false });
  expect((await send({ recaptchaToken: token })).status).toBe(200);
  expect((await send({ recaptchaToken: token })).status).toBe(403);
});

test("tasks and verifications have a limit of their own, far above what an office needs", async () => {
  const { app, post } = await openSite();
  const verify = () => post("/api/verify-recaptcha", { token: "made up" });
  const challenge = () => app.fetch("/api/challenge");
  expect([(await verify()).status, (await challenge()).status]).toEqual([200, 200]);
  const windows = app.platform.database.updateTable("rate_window");
  await windows.set({ count: 299 }).execute();
  expect([(await verify()).status, (await challenge()).status]).toEqual([200, 200]);
  for (const { status, headers } of [await verify(), await challenge()]) {
    expect([status, Number(headers.get("retry-after"))]).toEqual([429, expect.closeTo(3_600, -2)]);
  }
});

test("a token that is none or missing is not verified", async () => {
  const { post } = await openSite();
  expect(await post("/api/verify-recaptcha", { token: "made up" })).toMatchObject({
    status: 200,
    body: { success: false },
  });
  for (const none of [{}, { token: "  " }, { token: 7 }])
    expect(await post("/api/verify-recaptcha", none)).toMatchObject({ status: 400, body: { success: false } });
});
