import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";
import { addMember, cookiesOf, form, login, PASSWORD, signedIn } from "./staff.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock of everything; timers still run. */
const later = (ms: number) => {
  const to = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"], now: to });
};

const MINUTE = 60_000;

test("the login page needs no scripts, is never kept, and names its scripts by a nonce that changes", async () => {
  await using app = await openApp();
  const [first, second] = [await app.fetch("/cmslogin"), await app.fetch("/cmslogin")];
  const html = await first.text();
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/type="email"[^>]*required|required[^>]*type="email"/);
  expect(html).toContain("Forgot password?");
  expect(first.headers.get("cache-control")).toBe("no-store");
  const nonceOf = (response: Response) =>
    response.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1];
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(inline.length).toBeGreaterThan(0);
  for (const attributes of inline) expect(attributes).toContain(`nonce="${nonceOf(first)}"`);
});

test("what is no form is told so", async () => {
  await using app = await openApp();
  for (const [type, body] of [
    ["text/plain", "email=ada@example.org"],
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "not in parts"],
  ] as const) {
    const response = await app.fetch("/cmslogin", { method: "POST", headers: { "content-type": type }, body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Send a form");
  }
});

test("right or wrong, an answer takes a second at least, and wrong ones say what is specified", async () => {
  await using app = await openApp();
  const email = await addMember(app, "admin");
  const started = performance.now();
  const wrong = await login(app, email, "wrong");
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain("Invalid email or password");
  const before = performance.now();
  const right = await login(app, email);
  expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  expect([right.status, right.headers.get("location")]).toEqual([303, "/cms/dashboard"]);
  const session = right.headers.getSetCookie().find((cookie) => cookie.startsWith("cms.session_token="));
  expect(session).toMatch(/Max-Age=43200.*HttpOnly.*SameSite=Lax/);
  const dashboard = await app.fetch("/cms/dashboard", { headers: { cookie: cookiesOf(right) } });
  expect(await dashboard.text()).toContain("Login successful!");
});

test("over https the session cookie is sent over https only", async () => {
  await using app = await openApp({ PUBLIC_URL: "https://site.test" });
  const answer = await login(app, await addMember(app, "admin"));
  expect(answer.headers.getSetCookie().join()).toMatch(/__Secure-cms\.session_token=[^,]*Secure/);
});

test("after signing in one goes where one wanted to go, on this site only", async () => {
  await using app = await openApp();
  const email = await addMember(app, "admin");
  const to = async (next: string) => (await login(app, email, PASSWORD, next)).headers.get("location");
  expect(await to("/cms/enquiries?state=new")).toBe("/cms/enquiries?state=new");
  expect(await to("//evil.example/cms")).toBe("/cms/dashboard");
  expect(await to("https://evil.example")).toBe("/cms/dashboard");
});

test("logging out says so and ends the session on the server", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "admin");
  const out = await app.fetch("/cms/logout", form({}, cookie));
  expect(out.headers.get("location")).toBe("/cmslogin");
  expect(out.headers.getSetCookie().join(), "and in the browser").toMatch(/cms\.session_token=;[^,]*Max-Age=0/);
  expect(await (await app.fetch("/cmslogin", { headers: { cookie: cookiesOf(out) } })).text()).toContain(
    "Logged out successfully",
  );
  expect((await app.fetch("/cms/dashboard", { headers: { cookie } })).status).toBe(302);
});

test("too many failures are answered with how long to wait", async () => {
  await using app = await openApp();
  const email = await addMember(app, "admin");
  const start = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => login(app, email, "wrong")));
  const answer = await login(app, email);
  expect(answer.status).toBe(429);
  const seconds = Number(/Too many attempts\. Please try again in (\d+) seconds\./.exec(await answer.text())?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(30 - Math.ceil((performance.now() - start) / 1000));
  expect(seconds).toBeLessThanOrEqual(30);
});

test("a database that fails is an error during login, not a wrong password", async () => {
  await using app = await openApp();
  await app.platform.database.schema.dropTable("rate_window").execute();
  const answer = await login(app, "admin@example.org");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("An error occurred during login");
});

test("a session ends after twelve hours without a request, and lives on with requests", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "admin");
  const status = async () => (await app.fetch("/cms/account", { headers: { cookie } })).status;
  later(11 * 60 * MINUTE);
  expect(await status()).toBe(200);
  later(11 * 60 * MINUTE);
  expect(await status()).toBe(200);
  later(12 * 60 * MINUTE + MINUTE);
  expect(await status()).toBe(302);
});

const linkIn = (mail: { fields: Record<string, string> } | undefined) => {
  const link = mail?.fields["Message.Body.Text.Data"]?.match(/http:\S+/)?.[0];
  if (!link) throw new Error("no link was mailed");
  return new URL(link).pathname + new URL(link).search;
};

const withMail = async () => {
  const ses = await startSesServer();
  const mail = {
    AWS_ACCESS_KEY_ID: "a",
    AWS_SECRET_ACCESS_KEY: "b",
    EMAIL_FROM: "info@example.org",
    EMAIL_TO: "info@example.org",
  };
  const app = await openApp({ ...mail, SES_ENDPOINT: ses.url });
  const ask = async (email: string) => (await app.fetch("/cmslogin/forgot", form({ email }))).text();
  const close = async () => {
    await app[Symbol.asyncDispose]();
    await ses.close();
  };
  return { ses, app, ask, [Symbol.asyncDispose]: close };
};

test("a forgotten password: the same answer for all, a link that works once, and all sessions end", async () => {
  await using all = await withMail();
  const { app, ses, ask } = all;
  const cookie = await signedIn(app, "editor");
  const words = "If this address belongs to an account";
  const before = performance.now();
  expect(await ask("nobody@example.org")).toContain(words);
  expect(performance.now() - before, "not told by its time either").toBeGreaterThanOrEqual(990);
  expect(ses.mails).toHaveLength(0);
  expect(await ask("editor@example.org")).toContain(words);
  await eventually(() => expect(ses.mails).toHaveLength(1));
  const link = linkIn(ses.mails[0]);
  expect(await (await app.fetch(link, form({ password: "short" }))).text()).toContain("Use at least 12 characters");
  expect((await app.fetch(link, form({ password: "a new pass phrase" }))).headers.get("location")).toBe("/cmslogin");
  expect((await app.fetch(link, form({ password: "and once more here" }))).status).toBe(410);
  expect((await app.fetch(link)).status).toBe(410);
  expect((await app.fetch("/cms/dashboard", { headers: { cookie } })).status).toBe(302);
  expect((await login(app, "editor@example.org", "a new pass phrase")).status).toBe(303);
});

test("a link to reset a password is good for 30 minutes, and asking too often is answered as ever", async () => {
  await using all = await withMail();
  const { app, ses, ask } = all;
  const email = await addMember(app, "editor");
  await ask(email);
  await eventually(() => expect(ses.mails).toHaveLength(1));
  const link = linkIn(ses.mails[0]);
  later(29 * MINUTE);
  expect((await app.fetch(link)).status).toBe(200);
  later(2 * MINUTE);
  expect((await app.fetch(link)).status).toBe(410);
  for (let n = 0; n < 4; n += 1) await ask("nobody@example.org");
  expect(await ask("nobody@example.org")).toContain("If this address belongs to an account");
  expect(await ask("nobody@example.org")).toContain("If this address belongs to an account");
});

test("a toast can be read by no script and no page of another site, and over https only where the site is reached so", async () => {
  const toastFor = async (settings: Record<string, string>) => {
    await using app = await openApp(settings);
    const request = form({ email: await addMember(app, "editor"), password: PASSWORD });
    const answer = await app.fetch("/cmslogin", request);
    return answer.headers.getSetCookie().find((cookie) => cookie.startsWith("cms-toast="));
  };
  const plain = await toastFor({});
  expect(plain).toMatch(/; Max-Age=30; Path=\/;.* HttpOnly; SameSite=Lax$/);
  expect(await toastFor({ PUBLIC_URL: "https://site.test" })).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
});
