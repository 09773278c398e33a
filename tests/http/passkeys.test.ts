import { expect, test } from "vitest";
import { openAuthenticator } from "../authenticator.ts";
import { ORIGIN, openApp } from "./app.ts";
import { addMember, cookiesOf, form, login, type OpenApp, PASSWORD, signedIn, toastOf } from "./staff.ts";

/** Adds a passkey to the account of an editor, and gives the device that keeps it. */
const withPasskey = async (app: OpenApp) => {
  const cookies = await signedIn(app, "editor");
  const browser = { cookies, agent: "A test", address: "192.0.2.1" };
  const { auth, database } = app.platform;
  const owner = await database
    .selectFrom("staff")
    .select(["id", "name"])
    .where("email", "=", "editor@example.org")
    .executeTakeFirstOrThrow();
  const request = await auth.passkeys.startAdding(browser, PASSWORD, owner);
  const authenticator = openAuthenticator(ORIGIN);
  const asked = { ...browser, cookies: `${cookies}; ${request?.cookies[0]?.split(";")[0]}` };
  expect(await auth.passkeys.add(asked, authenticator.make(request?.options ?? {}), "Laptop")).toBe(true);
  return { authenticator, cookies };
};

const ask = async (app: OpenApp) => {
  const answer = await app.fetch("/cmslogin/passkey", form({}));
  return { answer, cookie: cookiesOf(answer), ...((await answer.clone().json()) as { options: object }) };
};

test("a passkey opens the staff area by itself, in place of password and code, and goes where one wanted to go", async () => {
  await using app = await openApp();
  const { authenticator, cookies } = await withPasskey(app);
  const { database } = app.platform;
  await database.updateTable("staff").set({ two_factor_enabled: 1 }).execute();
  const { answer, options, cookie } = await ask(app);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.getSetCookie().join()).toMatch(/^cms\.passkey=[^,]*HttpOnly; SameSite=Lax$/);
  expect(options).toMatchObject({ rpId: "site.test", userVerification: "required" });
  const passkey = JSON.stringify(authenticator.ask(options));
  const fields = { passkey, next: "/cms/enquiries?state=new" };
  const right = await app.fetch("/cmslogin", form(fields, cookie));
  expect([right.status, right.headers.get("location")]).toEqual([303, "/cms/enquiries?state=new"]);
  expect(toastOf(right)).toContain("Login successful!");
  const page = await app.fetch("/cms/account", { headers: { cookie: cookiesOf(right) } });
  expect(await page.text()).toContain("Laptop");
  expect(right.headers.getSetCookie().join()).toMatch(/cms-device-.*Path=\/cmslogin/);
  const again = await app.fetch("/cmslogin", form(fields, cookie));
  expect([again.status, await again.text()]).toEqual([401, expect.stringContaining("This passkey was not taken")]);
  const other = await app.fetch("/cms/account/passkeys/none/remove", form({}, cookies));
  expect(toastOf(other)).toContain("That passkey was removed already");
});

test("a passkey is refused that is unknown, of an account switched off, or made without its holder; the fifth brings a wait", async () => {
  await using app = await openApp();
  const { authenticator } = await withPasskey(app);
  const { database } = app.platform;
  const come = async (device: typeof authenticator, faults = {}) => {
    const { options, cookie } = await ask(app);
    const answer = await app.fetch("/cmslogin", form({ passkey: JSON.stringify(device.ask(options, faults)) }, cookie));
    expect(cookiesOf(answer)).not.toContain("session_token");
    return answer.status;
  };
  expect(await come(authenticator, { isVerified: false })).toBe(401);
  expect(await come(openAuthenticator(ORIGIN))).toBe(401);
  expect(await come(openAuthenticator("https://evil.example"))).toBe(401);
  await database.updateTable("staff").set({ banned: 1 }).execute();
  expect(await come(authenticator)).toBe(401);
  for (const passkey of ['{"id":1}', '{"id":"x","response":null}'])
    expect((await app.fetch("/cmslogin", form({ passkey }))).status).toBeGreaterThanOrEqual(401);
  expect(await come(authenticator)).toBe(429);
});

test("adding one asks for the password, and a broken answer is told, not kept", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const add = (fields: Record<string, string>) => app.fetch("/cms/account/passkeys/add", form(fields, cookie));
  const wrong = await add({ name: "Laptop", password: "not this one" });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("This is not your password")]);
  const started = await add({ name: "Laptop", password: PASSWORD });
  expect([started.status, await started.text()]).toEqual([200, expect.stringContaining("Make the passkey")]);
  expect(cookiesOf(started)).toContain("cms.passkey=");
  const broken = await add({ name: "Laptop", passkey: '{"id":"x","response":{}}' });
  expect([broken.status, await broken.text()]).toEqual([422, expect.stringContaining("was not taken")]);
  expect(await app.platform.database.selectFrom("staff_passkey").select("id").execute()).toEqual([]);
});

test("where the site is reached by an IP address, staff are told why there are no passkeys", async () => {
  await using app = await openApp({ PUBLIC_URL: "http://192.0.2.1:3000" });
  const cookie = cookiesOf(await login(app, await addMember(app, "editor")));
  const account = await (await app.fetch("/cms/account", { headers: { cookie } })).text();
  expect(account).toContain("this site is reached by an IP address");
  expect(account).not.toContain("/cms/account/passkeys/add");
});
