import { afterEach, expect, test, vi } from "vitest";
import { codeOf } from "../one-time-code.ts";
import { openApp } from "./app.ts";
import { cookiesOf, form, login, PASSWORD, signedIn, toastOf } from "./staff.ts";

afterEach(() => {
  vi.useRealTimers();
});

type App = Awaited<ReturnType<typeof openApp>>;

const page = async (app: App, path: string, cookie: string) => app.fetch(path, { headers: { cookie } });

test("a changed password ends the other sessions and keeps this one", async () => {
  await using app = await openApp();
  const here = await signedIn(app, "editor");
  const there = cookiesOf(await login(app, "editor@example.org"));
  const change = (current: string, next: string) => app.fetch("/cms/account/password", form({ current, next }, here));
  expect(await (await change("wrong one", "a new pass phrase")).text()).toContain("This is not your password");
  const weak = await (await change(PASSWORD, "short")).text();
  expect(weak).toContain("Use at least 12 characters");
  const isFaulty = (name: string) =>
    /aria-invalid="true"/.test(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(weak)?.[0] ?? "");
  expect([isFaulty("current"), isFaulty("next")]).toEqual([false, true]);
  const changed = await change(PASSWORD, "a new pass phrase");
  expect([changed.status, changed.headers.get("location")]).toEqual([303, "/cms/account"]);
  expect((await page(app, "/cms/account", cookiesOf(changed))).status).toBe(200);
  expect((await page(app, "/cms/account", there)).status).toBe(302);
  expect((await page(app, "/cms/account", here)).status).toBe(302);
});

test("a password changed in a session that is due to be prolonged leaves this browser signed in", async () => {
  await using app = await openApp();
  const here = await signedIn(app, "editor");
  const { database } = app.platform;
  const earlier = new Date(Date.now() - 10 * 60_000).toISOString();
  const expires_at = new Date(Date.now() + 11 * 3_600_000).toISOString();
  await database.updateTable("staff_session").set({ updated_at: earlier, expires_at }).execute();
  const prolonged = await page(app, "/cms/account", here);
  expect(cookiesOf(prolonged)).toContain("session_token");
  await database.updateTable("staff_session").set({ updated_at: earlier, expires_at }).execute();
  const typed = { current: PASSWORD, next: "a new pass phrase" };
  const changed = await app.fetch("/cms/account/password", form(typed, here));
  const sessions = changed.headers.getSetCookie().filter((cookie) => cookie.includes("session_token="));
  expect((await page(app, "/cms/account", sessions.at(-1)?.split(";")[0] ?? "")).status).toBe(200);
});

test("one sees one's sessions and ends them, nobody else's", async () => {
  await using app = await openApp();
  const editor = await signedIn(app, "editor");
  const admin = await signedIn(app, "admin");
  const other = cookiesOf(await login(app, "editor@example.org"));
  const html = await (await page(app, "/cms/account", editor)).text();
  const [end] = html.match(/\/cms\/account\/sessions\/[^"/]+\/end(?=")/) ?? [];
  expect(html).toContain("This one");
  await app.fetch(end ?? "", form({}, admin));
  expect((await page(app, "/cms/account", other)).status).toBe(200);
  await app.fetch(end ?? "", form({}, editor));
  expect((await page(app, "/cms/account", other)).status).toBe(302);
  expect((await page(app, "/cms/account", editor)).status).toBe(200);
});

test("an address with slashes or codes too many does what it says, nothing else", async () => {
  await using app = await openApp();
  const editor = await signedIn(app, "editor");
  const other = cookiesOf(await login(app, "editor@example.org"));
  expect((await app.fetch("/cms/account/n%61me//", form({ name: "Eddie" }, editor))).status).toBe(303);
  expect(await (await page(app, "/cms/account", editor)).text()).toContain('value="Eddie"');
  expect((await page(app, "/cms/account", other)).status).toBe(200);
  expect((await app.fetch("/cms/account/second-factor/confirm//", form({ code: "1" }, editor))).status).toBe(422);
});

/** Switches the second step on; gives the code that did it, the next one, the recovery codes and the cookies that hold from then on. */
const switchOn = async (app: App, cookie: string) => {
  const start = await app.fetch("/cms/account/second-factor", form({ password: PASSWORD }, cookie));
  const html = await start.text();
  expect(html).toContain('class="qr"');
  const secret = html.match(/class="secret">([^<]+)</)?.[1]?.replaceAll(" ", "") ?? "";
  const wrong = await app.fetch("/cms/account/second-factor/confirm", form({ code: "000000" }, cookie));
  expect(wrong.status).toBe(422);
  const at = Date.now();
  const confirmed = await app.fetch("/cms/account/second-factor/confirm", form({ code: codeOf(secret, at) }, cookie));
  const codes = [...(await confirmed.text()).matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code ?? "");
  expect(codes).toHaveLength(10);
  const next = codeOf(secret, at + 30_000); // clocks may differ by one step, so it is taken at once
  return { used: codeOf(secret, at), next, codes, cookies: cookiesOf(confirmed) };
};

test("with the second step on, the password alone opens nothing; a code or a recovery code does, once", async () => {
  await using app = await openApp();
  const { used, next, codes, cookies } = await switchOn(app, await signedIn(app, "editor"));
  expect(await (await page(app, "/cms/account", cookies)).text()).toContain("10 recovery codes are left");
  const first = await login(app, "editor@example.org");
  expect(first.headers.get("location")).toBe("/cmslogin/code?next=%2Fcms%2Fdashboard");
  const half = cookiesOf(first);
  expect((await page(app, "/cms/dashboard", half)).status).toBe(302);
  const wrong = await app.fetch("/cmslogin/code", form({ code: "000000" }, half));
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining("This code is not right")]);
  const again = await app.fetch("/cmslogin/code", form({ code: used }, half));
  expect([again.status, await again.text()]).toEqual([401, expect.stringContaining("This code was used already")]);
  const right = await app.fetch("/cmslogin/code", form({ code: next }, half));
  expect((await page(app, "/cms/dashboard", cookiesOf(right))).status).toBe(200);
  const withCode = async (at: number, next: string) => {
    const sent = { code: codes[at] ?? "", next };
    return app.fetch("/cmslogin/code", form(sent, cookiesOf(await login(app, "editor@example.org"))));
  };
  const opened = await withCode(0, "//elsewhere.example/cms");
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/cms/dashboard"]);
  expect((await withCode(0, "")).status).toBe(401);
  expect((await withCode(1, "/cms/blog?q=a")).headers.get("location")).toBe("/cms/blog?q=a");
});

test("of two sign-ins with the same code of the app at the same moment, one gets in", async () => {
  await using app = await openApp();
  const { next } = await switchOn(app, await signedIn(app, "editor"));
  const halves = [cookiesOf(await login(app, "editor@example.org")), cookiesOf(await login(app, "editor@example.org"))];
  const answers = await Promise.all(halves.map((half) => app.fetch("/cmslogin/code", form({ code: next }, half))));
  const opened = await Promise.all(answers.map((answer) => page(app, "/cms/dashboard", cookiesOf(answer))));
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 302]);
});

test("five wrong codes end the sign-in, and the second step is switched off with the password only", async () => {
  await using app = await openApp();
  const { next, cookies } = await switchOn(app, await signedIn(app, "editor"));
  const half = cookiesOf(await login(app, "editor@example.org"));
  for (let n = 0; n < 5; n += 1) await app.fetch("/cmslogin/code", form({ code: "000000" }, half));
  const late = await app.fetch("/cmslogin/code", form({ code: next }, half));
  expect(late.status).not.toBe(200);
  expect(cookiesOf(late)).not.toContain("session_token");
  const again = await app.fetch("/cms/account/second-factor", form({ password: PASSWORD }, cookies));
  expect(again.headers.get("location")).toBe("/cms/account");
  expect(toastOf(again)).toContain("The second step is on already");
  const codes = await app.fetch("/cms/account/recovery-codes", form({ password: "wrong one" }, cookies));
  expect([codes.status, await codes.text()]).toEqual([422, expect.stringContaining("This is not your password")]);
  const remove = (password: string) => app.fetch("/cms/account/second-factor/remove", form({ password }, cookies));
  expect((await remove("wrong one")).status).toBe(422);
  expect((await remove(PASSWORD)).status).toBe(303);
  expect((await login(app, "editor@example.org")).headers.get("location")).toBe("/cms/dashboard");
});
