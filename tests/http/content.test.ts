import { afterAll, beforeAll, expect, test } from "vitest";
import { documentRow, editDocument } from "../edit.ts";
import { form, type OpenApp, openStaffApp, toastOf } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, cookie = cookies.editor) => app.fetch(path, { headers: { cookie } });
const post = (path: string, fields: Record<string, string> | [string, string][], cookie = cookies.editor) =>
  app.fetch(path, { ...form({}, cookie), body: new URLSearchParams(fields).toString() });
const row = (id: string) => documentRow(app.platform, id);

test("what can't be done with one document is said by its status", async () => {
  const statuses = async (paths: string[], fields = {}) =>
    Promise.all(paths.map(async (path) => (await post(`/cms/edit/${path}`, fields)).status));
  const plan = { what: "publish", date: "2099-07-01", time: "09:30" };
  expect(await statuses(["nobody/schedule", "nobody/unpublish", "nobody/publish"], plan)).toEqual([404, 404, 404]);
  expect(await statuses(["page-about/schedule", "page-about/cancel-schedule"], { ...plan, what: "burn" })).toEqual([
    400, 400,
  ]);
  expect(await statuses(["page-home/unpublish"])).toEqual([409]);
  expect((await get("/cms/edit/nobody/check")).status).toBe(404);
  expect((await get("/cms/edit/nobody")).status).toBe(404);
  expect((await get("/cms/edit/no%2Fid")).status).toBe(404);
  expect(toastOf(await post("/cms/edit/nobody/duplicate", {}))).toContain("This can't be duplicated");
  expect(
    toastOf(await post("/cms/edit/page-about/restore", { revision: "none", base: "none", number: "1" })),
  ).toContain('"bad":true');
  const single = await post("/cms/content/new", { type: "settings" }, cookies.admin);
  expect([single.headers.get("location"), toastOf(single)]).toEqual([
    "/cms/edit/settings",
    expect.stringContaining("There is exactly one of these"),
  ]);
  for (const [path, to] of [
    ["page-about/draft", "/cms/edit/page-about"],
    ["page-about/preview-links/x/withdraw", "/cms/edit/page-about"],
  ])
    expect((await get(`/cms/edit/${path}`)).headers.get("location")).toBe(to);
});

test("a new document is a draft that opens in the editor; strangers and unknown kinds start nothing", async () => {
  const made = await post("/cms/content/new", { type: "post" });
  expect([made.status, made.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/cms\/edit\/[\w-]{36}$/)]);
  const id = made.headers.get("location")?.split("/").at(-1) ?? "";
  expect(await row(id)).toMatchObject({ type: "post", title: "Untitled", published_revision: null });
  expect((await post("/cms/content/new", { type: "post" }, "")).status).toBe(401);
  expect(toastOf(await post("/cms/content/new", { type: "spaceship" }))).toContain("nothing of that kind");
  expect((await post("/cms/content/new", { type: "settings" })).status).toBe(403);
});

test("publishing answers where it is live and was seen there; with errors it answers the check and changes nothing", async () => {
  await editDocument(app.platform, "service-cloud", (data) => ({ ...data, title: "Clouds over the bay" }));
  const response = await post("/cms/edit/service-cloud/publish", {});
  expect(await response.json()).toEqual({
    outcome: "published",
    address: "/services/cloud",
    seen: true,
    ms: expect.any(Number),
  });
  expect(await (await app.fetch("/services/cloud")).text()).toContain("Clouds over the bay");
  await editDocument(app.platform, "service-cloud", (data) => ({ ...data, title: "" }));
  const blocked = await post("/cms/edit/service-cloud/publish", {});
  expect(blocked.status).toBe(422);
  expect(await blocked.json()).toMatchObject({ outcome: "blocked", check: { issues: [{ field: "title" }] } });
  expect(await (await app.fetch("/services/cloud")).text()).toContain("Clouds over the bay");
  const checked = await (await get("/cms/edit/service-cloud/check")).json();
  expect(checked).toMatchObject({ state: { status: "changed", live: true, path: "/services/cloud" } });
  const member = await post("/cms/edit/member-1/publish", {});
  expect(await member.json()).toMatchObject({ outcome: "published", address: "/about", seen: true });
});

test("unpublishing, trash and taking back answer with a word and do it at once", async () => {
  const back = { id: "service-data", back: "/cms/services?q=data" };
  const gone = await post("/cms/content/unpublish", back);
  expect([gone.status, gone.headers.get("location"), toastOf(gone)]).toEqual([
    303,
    "/cms/services?q=data",
    expect.stringContaining(
      '"text":"Unpublished. It is still listed: It is in Settings, which you may not change","bad":false',
    ),
  ]);
  expect((await app.fetch("/services/data")).status).toBe(404);
  expect(toastOf(await post("/cms/content/unpublish", back))).toContain("It is not live");
  await post("/cms/content/trash", back);
  expect((await row("service-data")).deleted_at).not.toBeNull();
  expect(await (await get("/cms/services?status=trash")).text()).toContain("Data");
  await post("/cms/content/restore", back);
  await post("/cms/content/publish", back);
  expect((await app.fetch("/services/data")).status).toBe(200);
  expect((await post("/cms/edit/service-data/unpublish", {})).status).toBe(200);
  expect((await post("/cms/edit/service-data/unpublish", {})).status).toBe(409);
  const foreign = await post("/cms/content/publish", { id: "service-data", back: "https://evil.example/" });
  expect(foreign.headers.get("location")).toBe("/cms/dashboard");
  expect(toastOf(await post("/cms/content/trash", { back: "/cms/blog" }))).toContain("Nothing was selected");
});

test("a new order is what visitors see; an old one is refused", async () => {
  const ids = ["member-2", "member-1", "member-3", "member-4", "member-5"].map((id): [string, string] => ["id", id]);
  const answer = await post("/cms/content/reorder", [["type", "member"], ...ids]);
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: "reordered" }]);
  const about = await (await app.fetch("/about")).text();
  expect(about.indexOf("Desmond K.")).toBeLessThan(about.indexOf("Marisol V."));
  expect((await post("/cms/content/reorder", [["type", "member"], ...ids.slice(1)])).status).toBe(409);
  expect((await post("/cms/content/reorder", [["type", "nothing"]])).status).toBe(400);
});

test("scheduling takes the company's own time, says why not, and can be canceled", async () => {
  const url = "/cms/edit/page-about/schedule";
  const planned = await post(url, { what: "publish", date: "2099-07-01", time: "09:30" });
  expect(await planned.json()).toEqual({
    outcome: "scheduled",
    what: "publish",
    at: Date.parse("2099-07-01T13:30:00Z"),
  });
  expect(await (await get("/cms/pages?status=scheduled")).text()).toContain("About Us");
  const past = await post(url, { what: "publish", date: "2020-07-01", time: "09:30" });
  expect([past.status, await past.json()]).toEqual([422, { outcome: "past", what: "publish" }]);
  expect((await post("/cms/edit/page-about/cancel-schedule", { what: "publish" })).status).toBe(200);
  expect((await post("/cms/edit/page-about/cancel-schedule", { what: "publish" })).status).toBe(409);
});

test("a service is planned with the places that are ticked, which are told until it goes live or is canceled; till then it stands where it did", async () => {
  const admin = cookies.admin;
  const listed = async () => (await (await get("/cms/edit/service-software/check", admin)).json()).state.publishPlaces;
  const before = await (await app.fetch("/")).text();
  const places = ["menu", "footer", "form", "home"].map((place): [string, string] => ["offered", place]);
  const fields = { what: "publish", date: "2099-07-01", time: "09:30", place: "menu" };
  const plan = await post("/cms/edit/service-software/schedule", [...Object.entries(fields), ...places], admin);
  expect(await plan.json()).toMatchObject({ outcome: "scheduled" });
  expect(JSON.parse(await listed())).toEqual({ menu: true, footer: false, form: false, home: false });
  expect(await (await app.fetch("/")).text()).toBe(before);
  expect((await post("/cms/edit/service-software/cancel-schedule", { what: "publish" }, admin)).status).toBe(200);
  expect(await listed()).toBeNull();
});

test("a new document is in the language of the list that it is started from", async () => {
  const made = async (fields: Record<string, string>) =>
    (await post("/cms/content/new", fields)).headers.get("location")?.split("/").at(-1) ?? "";
  expect(await row(await made({ type: "post", language: "es" }))).toMatchObject({
    language: "es",
    translation_of: null,
  });
  expect(await row(await made({ type: "post", language: "xx" }))).toMatchObject({ language: "en" });
});

test("a copy opens in the editor", async () => {
  const copied = await post("/cms/edit/service-security/duplicate", {});
  const id = copied.headers.get("location")?.split("/").at(-1) ?? "";
  expect(await row(id)).toMatchObject({ type: "service", published_revision: null });
});

test.each(["history", "check"])("editors may not read %s of the settings, admins may", async (screen) => {
  expect((await get(`/cms/edit/settings/${screen}`)).status).toBe(403);
  expect((await get(`/cms/edit/settings/${screen}`, cookies.admin)).status).toBe(200);
});

test.each(["publish", "unpublish", "schedule", "restore", "duplicate"])(
  "editors may not %s the settings",
  async (verb) => {
    const fields = { what: "publish", date: "2099-01-01", time: "10:00" };
    expect((await post(`/cms/edit/settings/${verb}`, fields)).status).toBe(403);
    expect((await post(`/cms/content/publish`, { id: "seo" })).status).toBe(403);
  },
);
