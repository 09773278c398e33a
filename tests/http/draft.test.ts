import { expect, test } from "vitest";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { openApp } from "./app.ts";
import { signedIn } from "./staff.ts";

type App = Awaited<ReturnType<typeof openApp>>;

const post = (app: App, path: string, body: unknown, cookie: string) =>
  app.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const draftOf = async ({ platform }: App, id: string) => {
  const row = await platform.database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["revision.id", "revision.data", "revision.author"])
    .where("document.id", "=", id)
    .executeTakeFirstOrThrow();
  return { revision: row.id, author: row.author, data: JSON.parse(row.data) };
};

test("a draft is kept under the name of whoever wrote it, and visitors see nothing of it", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const before = await draftOf(app, "page-about");
  const data = { ...before.data, title: "" };
  const response = await post(app, "/cms/edit/page-about/draft", { baseRevision: before.revision, data }, cookie);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(await draftOf(app, "page-about")).toMatchObject({ revision: answer.revision, data });
  expect((await draftOf(app, "page-about")).author).not.toBeNull();
  expect(await (await app.fetch("/about")).text()).toContain(before.data.title);
});

test("the second of two editors gets what the first one saved, and nothing is overwritten", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { revision, data } = await draftOf(app, "member-1");
  const first = { ...data, name: "Ana First" };
  await post(app, "/cms/edit/member-1/draft", { baseRevision: revision, data: first }, cookie);
  const second = await post(
    app,
    "/cms/edit/member-1/draft",
    { baseRevision: revision, data: { ...data, name: "Bo Second" } },
    cookie,
  );
  expect(second.status).toBe(409);
  const now = await draftOf(app, "member-1");
  expect(await second.json()).toMatchObject({ currentRevision: now.revision, data: first, author: "An editor" });
  expect(now.data).toEqual(first);
});

test("a draft of several hundred kilobytes is kept", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { revision, data } = await draftOf(app, "member-1");
  const long = { ...data, description: "x".repeat(900_000) };
  expect((await post(app, "/cms/edit/member-1/draft", { baseRevision: revision, data: long }, cookie)).status).toBe(
    200,
  );
  expect((await draftOf(app, "member-1")).data).toEqual(long);
});

test("what is no draft, too large or too deep is refused, and the draft stays", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { revision, data } = await draftOf(app, "member-1");
  const send = async (body: unknown) => (await post(app, "/cms/edit/member-1/draft", body, cookie)).status;
  expect(await send("{")).toBe(400);
  expect(await send({ baseRevision: revision, data: [] })).toBe(400);
  expect(await send({ baseRevision: 7, data })).toBe(400);
  const deep = Array.from({ length: 100 }).reduce((inner) => [inner], {});
  expect(await send({ baseRevision: revision, data: { ...data, deep } })).toBe(413);
  expect(await send({ baseRevision: revision, data: { ...data, name: "x".repeat(1_050_000) } })).toBe(413);
  expect(await send({ baseRevision: revision, data: { ...data, name: "x".repeat(2_000_000) } })).toBe(413);
  expect(await send({ baseRevision: revision, data: { ...data, name: 7 } })).toBe(422);
  // What a newer release wrote is kept by the editor, and tried again until that release answers.
  expect(await send({ baseRevision: revision, data, shape: shapeNow() + 1 })).toBe(503);
  expect(await draftOf(app, "member-1")).toMatchObject({ revision, data });
});

test("an editor can't write settings, strangers nothing, and what is gone is said to be gone", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { revision, data } = await draftOf(app, "settings");
  const edit = { baseRevision: revision, data };
  expect((await post(app, "/cms/edit/settings/draft", edit, cookie)).status).toBe(403);
  expect((await post(app, "/cms/edit/member-1/draft", edit, "")).status).toBe(401);
  expect((await post(app, "/cms/edit/no-such/draft", edit, cookie)).status).toBe(404);
});

test("a link leads to what stands at an address, and its pages are found by words", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const get = async (query: string) => (await app.fetch(`/cms/targets?${query}`, { headers: { cookie } })).json();
  expect(await get("path=/services/cloud")).toMatchObject([{ id: "service-cloud", live: true }]);
  expect(await get("path=/no-such")).toEqual([]);
  expect((await get("search=CLOUD+services")).map(({ path }: { path: string }) => path)).toContain("/services/cloud");
});

test("the field of an address learns who has it and where redirects will lead", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const ask = (id: string) => app.fetch(`/cms/edit/${id}/address?path=/services/cloud`, { headers: { cookie } });
  expect(await (await ask("service-data")).json()).toMatchObject({
    ...{ holder: { live: true }, free: "/services/cloud-2", movesFrom: "/services/data" },
  });
  expect([(await ask("no-such")).status, (await ask("settings")).status]).toEqual([404, 403]);
});

test.each([
  "page-home",
  "post-hipaa",
  "service-cloud",
  "project-retail",
  "member-1",
  "testimonial-1",
  "settings",
  "seo",
])("the editor of %s opens", async (id) => {
  await using app = await openApp();
  const response = await app.fetch(`/cms/edit/${id}`, { headers: { cookie: await signedIn(app, "admin") } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('class="editor"');
});

/** What only a program sends, with where it once brought a screen down. */
const wrongKinds: [string, object][] = [
  ["fields of other kinds", { title: { a: 1 }, path: [], search: 5, blocks: "x" }],
  ["blocks that are none", { blocks: [null, 1, "x", [], { type: "rich-text" }] }],
  ["a list that is none", { blocks: [{ type: "statistics", id: "a", items: "x" }] }],
  ["a rich text of no nodes", { blocks: [{ type: "rich-text", id: "a", body: { type: "doc", content: 5 } }] }],
  [
    "attributes that are objects",
    { blocks: [{ type: "rich-text", id: "a", body: { type: "picture", attrs: { picture: { toString: 1 } } } }] },
  ],
  ["names that no form has", { title: "A", constructor: "B" }],
];

test.each(wrongKinds)("a draft with %s is refused, and the draft stays", async (_, data) => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const before = await draftOf(app, "page-about");
  const answer = await post(app, "/cms/edit/page-about/draft", { baseRevision: before.revision, data }, cookie);
  expect(answer.status).toBe(422);
  expect(await draftOf(app, "page-about")).toEqual(before);
});

test.each(wrongKinds)("what an older release kept with %s opens on every screen of its document", async (_, data) => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const row = { id: "wrong", document_id: "page-about", number: 2, author: null, note: "", created_at: 1, shape: 0 };
  await app.platform.database
    .insertInto("revision")
    .values({ ...row, data: JSON.stringify(data) })
    .execute();
  await app.platform.database
    .updateTable("document")
    .set({ draft_revision: "wrong" })
    .where("id", "=", "page-about")
    .execute();
  const screens = ["/cms/edit/page-about", "/cms/edit/page-about/history", "/cms/pages", "/cms/dashboard"];
  for (const path of [...screens, "/preview/page-about", "/about"]) {
    const { status } = await app.fetch(path, { headers: { cookie } });
    expect([path, status]).toEqual([path, 200]);
  }
  const check = await app.fetch("/cms/edit/page-about/check", { headers: { cookie } });
  expect(check.status).toBe(200);
  const html = await post(app, "/preview/page-about/html", { data }, cookie);
  expect(html.status).toBe(200);
});
