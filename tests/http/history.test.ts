import { afterAll, beforeAll, expect, test } from "vitest";
import { documentRow, editDocument } from "../edit.ts";
import { form, type OpenApp, openStaffApp, toastOf } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string) => app.fetch(path, { headers: { cookie: cookies.editor } });
const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));
const row = (id: string) => documentRow(app.platform, id);

/** The numbers of the two versions that a history compares. */
const comparedVersions = async (history: string) =>
  /From version (?:<!-- -->)?(\d+)(?:<!-- -->)? to version (?:<!-- -->)?(\d+)/
    .exec(await (await get(history)).text())
    ?.slice(1)
    .join(" to ");

test("two versions that an address names are compared; else the newest with what is live, or with the one before it; the first with the newest", async () => {
  const versions = (query = "") => comparedVersions(`/cms/edit/page-privacy/history${query}`);
  expect(await (await get("/cms/edit/page-privacy/history")).text()).toContain("There is only one version");
  for (const title of ["Two", "Three"])
    await editDocument(app.platform, "page-privacy", (data) => ({ ...data, title }));
  const { database } = app.platform;
  const all = await database
    .selectFrom("revision")
    .select("id")
    .where("document_id", "=", "page-privacy")
    .orderBy("number")
    .execute();
  const [one, two, three] = all.map(({ id }) => id);
  expect(await versions()).toBe("1 to 3");
  expect(await versions(`?after=${three}`)).toBe("2 to 3");
  expect(await versions(`?before=${one}&after=${two}`)).toBe("1 to 2");
  const html = await (await get(`/cms/edit/page-privacy/history?before=${one}&after=${two}`)).text();
  expect(html.match(/(?<=class="revision-side">)\w+/g)).toEqual(["After", "Before"]);
  expect(await versions(`?after=${one}`), "nothing stood before the first: what became of it").toBe("1 to 3");
  const first = await (await get(`/cms/edit/page-privacy/history?after=${one}`)).text();
  expect(first, "and the way back to it").toContain("Restore version 1");
  await post("/cms/content/publish", { id: "page-privacy", back: "/cms/pages" });
  expect(await versions()).toBe("2 to 3");
});

test("what was changed since a planned version is told also where it was changed back to what is live", async () => {
  const path = "/cms/edit/service-software";
  const save = (title: string) => editDocument(app.platform, "service-software", (data) => ({ ...data, title }));
  const draft = async () => (await row("service-software")).draft_revision ?? "";
  const live = await draft();
  await save("Planned");
  const planned = await draft();
  await post(`${path}/restore`, { revision: live, base: planned, number: "1" });
  expect(await draft()).toBe(live);
  expect(await comparedVersions(`${path}/history?before=${planned}`)).toBe("2 to 1");
  await save("Newer");
  expect(await comparedVersions(`${path}/history?before=${planned}`)).toBe("2 to 3");
});

test("history shows what changed in words and as pages, and restores", async () => {
  await editDocument(app.platform, "page-terms", (data) => ({ ...data, title: "Terms and conditions" }));
  const html = await (await get("/cms/edit/page-terms/history")).text();
  expect(html).toMatch(/<ins>.*conditions/);
  expect(html.match(/<iframe/g)).toHaveLength(2);
  const { draft_revision, published_revision } = await row("page-terms");
  const fields = { revision: published_revision ?? "", base: draft_revision ?? "", number: "1" };
  expect(toastOf(await post("/cms/edit/page-terms/restore", fields))).toContain("Version 1 is the draft again");
  expect(toastOf(await post("/cms/edit/page-terms/restore", fields))).toContain("Somebody saved a newer draft");
  expect((await row("page-terms")).title).not.toBe("Terms and conditions");
  expect((await get("/cms/edit/nobody/history")).status).toBe(404);
});
