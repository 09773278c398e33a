import { afterAll, beforeAll, expect, test } from "vitest";
import { startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";
import { addMember, form, type OpenApp, signedIn, toastOf } from "./staff.ts";

let app: OpenApp;
let ses: Awaited<ReturnType<typeof startSesServer>>;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ses = await startSesServer();
  const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
  const addresses = { EMAIL_FROM: "info@example.org", EMAIL_TO: "office@example.org" };
  app = await openApp({ ...keys, ...addresses, SES_ENDPOINT: ses.url });
  cookies = { editor: await signedIn(app, "editor"), admin: await signedIn(app, "admin") };
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await ses.close();
});

const get = (path: string, cookie = cookies.admin) => app.fetch(path, { headers: { cookie } });
const post = (path: string, fields: Record<string, string> = {}, cookie = cookies.admin) =>
  app.fetch(path, form(fields, cookie));
const idOf = async (email: string) =>
  (await app.platform.database.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirstOrThrow())
    .id;

/** Where an answer leads, and what is said there. */
const said = (response: Response) => {
  const { text, bad } = JSON.parse(toastOf(response));
  return [response.status, response.headers.get("location"), text, bad];
};

test("an invitation is mailed, refused where the address is known or makes no sense, and sent again until it is used", async () => {
  const ina = { name: "Ina New", email: "Ina@example.org", role: "editor" };
  const told = "The invitation to ina@example.org is on its way";
  expect(said(await post("/cms/staff/invite", ina))).toEqual([303, "/cms/staff", told, false]);
  expect(ses.mails.at(-1)?.fields["Destination.ToAddresses.member.1"]).toBe("ina@example.org");
  const known = await post("/cms/staff/invite", { ...ina, name: "Ina Typed" });
  const page = await known.text();
  expect([known.status, page.includes("This address has an account already")]).toEqual([409, true]);
  for (const typed of ['value="Ina Typed"', 'value="Ina@example.org"']) expect(page).toContain(typed);
  expect((await post("/cms/staff/invite", { ...ina, email: "nowhere" })).status).toBe(422);
  const again = { again: await idOf("ina@example.org") };
  const inviteAgain = () => post("/cms/staff/invite", again);
  expect(said(await inviteAgain())).toEqual([303, "/cms/staff", told, false]);
  ses.answer({ code: "MessageRejected" });
  const handOver = await (await inviteAgain()).text();
  expect(handOver).toContain("is there, but the email could not be sent.");
  ses.answer("ok");
  const [, path = ""] = /value="http:\/\/site\.test([^"]+)"/.exec(handOver) ?? [];
  const welcome = await (await get(path, "")).text();
  expect(welcome).toContain("Welcome, Ina New");
  expect(welcome).not.toContain("All its sessions end");
  const set = await post(path, { password: "a pass phrase of ina" }, "");
  expect(said(set)).toEqual([303, "/cmslogin", "Your password is set. You can log in now.", false]);
  expect(said(await inviteAgain())[2]).toBe("This account has a password already or is switched off.");
});

test("each change of an account says whose it was and what it did; the last admin stays", async () => {
  const other = await idOf(await addMember(app, "editor", "other@example.org"));
  const self = await idOf("admin@example.org");
  const lastAdmin = "This is the last admin. Make somebody else an admin first.";
  const steps: [path: string, fields: Record<string, string>, text: string, bad: boolean][] = [
    [`${other}/role`, { role: "admin" }, "An editor is admin now", false],
    [`${other}/role`, { role: "editor" }, "An editor is editor now", false],
    [`${other}/role`, { role: "owner" }, "This role is not known.", true],
    [`${other}/disable`, {}, "An editor can no longer sign in", false],
    [`${other}/enable`, {}, "An editor can sign in again", false],
    [`${other}/reset-second-factor`, {}, "An editor signs in with the password alone now", false],
    [`${other}/remove-passkeys`, {}, "An editor has no passkey anymore", false],
    [`${self}/disable`, {}, lastAdmin, true],
    [`${self}/role`, { role: "editor" }, lastAdmin, true],
    ["nobody/disable", {}, "This account is not there anymore.", true],
  ];
  for (const [path, fields, text, bad] of steps)
    expect(said(await post(`/cms/staff/${path}`, fields)), path).toEqual([303, "/cms/staff", text, bad]);
  expect((await post(`/cms/staff/${other}/promote`)).status).toBe(404);
  expect((await get(`/cms/staff/${other}/disable`)).headers.get("location")).toBe("/cms/staff");
});

test("one's own name, sessions and second step: what was done is said, a wrong password changes nothing", async () => {
  const cookie = cookies.editor;
  const changes: [path: string, fields: Record<string, string>, text: string, bad: boolean][] = [
    ["name", { name: "Edda Editor" }, "Your name is saved", false],
    ["name", { name: " " }, "A name has 1 to 60 characters", true],
    ["passkeys/no-such/rename", { name: "Laptop" }, "That passkey was removed already", true],
    ["passkeys/no-such/rename", { name: " " }, "A name has 1 to 60 characters", true],
    ["passkeys/no-such/remove", {}, "That passkey was removed already", true],
    ["sessions/no-such/end", {}, "That session had ended already", false],
    ["sessions/end-others", {}, "All other sessions have ended", false],
  ];
  for (const [path, fields, text, bad] of changes)
    expect(said(await post(`/cms/account/${path}`, fields, cookie)), path).toEqual([303, "/cms/account", text, bad]);
  expect(await (await get("/cms/account", cookie)).text()).toContain('value="Edda Editor"');
  const proved = ["password", "second-factor", "second-factor/remove", "passkeys/add"];
  const wrong = proved.map(async (path) => {
    const fields = { name: "Laptop", password: "not this one", current: "not this one", next: "a new pass phrase" };
    const answer = await post(`/cms/account/${path}`, fields, cookie);
    return [answer.status, (await answer.text()).includes("This is not your password")];
  });
  expect(await Promise.all(wrong)).toEqual(wrong.map(() => [422, true]));
  const codes = await post("/cms/account/recovery-codes", { password: "not this one" }, cookie);
  expect(said(codes), "there are none to renew").toEqual([303, "/cms/account", "The second step is off", true]);
  expect((await get("/cms/account/name", cookie)).headers.get("location")).toBe("/cms/account");
});

test("all sessions but one's own end with one press", async () => {
  const there = await signedIn(app, "editor");
  expect((await get("/cms/account", there)).status).toBe(200);
  expect(await (await get("/cms/account", cookies.editor)).text()).toContain("End all others");
  await post("/cms/account/sessions/end-others", {}, cookies.editor);
  expect([(await get("/cms/account", there)).status, (await get("/cms/account", cookies.editor)).status]).toEqual([
    302, 200,
  ]);
});

test("who is signed in already goes on from the login to where they wanted to go", async () => {
  const login = await get("/cmslogin?next=/cms/blog");
  expect([login.status, login.headers.get("location")]).toEqual([302, "/cms/blog"]);
  const missing = await post("/cmslogin/code", { code: "123456" }, "");
  expect(said(missing)).toEqual([303, "/cmslogin", "Too late or too many tries. Please log in again.", true]);
});

test("the activity shows what was asked for, by kind, person and time", async () => {
  const rows = async (query: string) =>
    (await (await get(`/cms/activity${query}`)).text()).match(/class="event[ "]/g)?.length ?? 0;
  const { database } = app.platform;
  const self = await idOf("admin@example.org");
  await database.deleteFrom("activity").execute();
  const event = { actor: self, action: "staff-role", document_id: null, subject: self, detail: "" };
  const at = (days: number) => Date.now() - days * 86_400_000 + 60_000;
  const events = [1, 2, 7, 8, 30, 31].map((days) => ({ ...event, id: `day-${days}`, at: at(days) }));
  await database.insertInto("activity").values(events).execute();
  expect([await rows(""), await rows("?days=30"), await rows("?days=7"), await rows("?days=1")]).toEqual([6, 5, 3, 1]);
  expect([
    await rows("?days=2"),
    await rows(`?who=${self}`),
    await rows("?who=nobody"),
    await rows("?about=odd"),
  ]).toEqual([6, 6, 0, 6]);
});
