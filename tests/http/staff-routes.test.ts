import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePreviewLink } from "#domain/content/preview/preview-links.server.ts";
import { storeEnquiry } from "#domain/enquiries/submit/store-enquiry.server.ts";
import { admin } from "../staff-actors.ts";
import { form, type OpenApp, openStaffApp, signedIn } from "./staff.ts";
import { staffAddresses } from "./staff-addresses.ts";

const freshEnquiry = async (): Promise<string> => {
  const id = randomUUID();
  const stored = await storeEnquiry(app.platform, {
    language: "en",
    enquiry: { name: "Ada", email: `${id}@example.org`, phone: "", company: "", service: "", message: "Call us" },
    serviceName: "",
    formId: id,
    suspicions: [],
    verdict: { human: true, tokenId: id, goodUntil: Date.now() + 60_000 },
  });
  return "row" in stored ? stored.row.id : "";
};

const freshLink = async (): Promise<string> => {
  const { database } = app.platform;
  await database.deleteFrom("preview_link").execute();
  await makePreviewLink(app.platform, admin, "page-about", 1);
  return (await database.selectFrom("preview_link").select("id").executeTakeFirstOrThrow()).id;
};

const editorRow = () =>
  app.platform.database
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", "editor@example.org")
    .executeTakeFirstOrThrow();

const editorSession = async (): Promise<string> => {
  const sessions = app.platform.database.selectFrom("staff_session").select("id");
  return (await sessions.where("user_id", "=", (await editorRow()).id).executeTakeFirstOrThrow()).id;
};

/** Of each area, the id of something that is there; a fresh one where an address of the area ends it. */
const idOf: Record<string, () => Promise<string>> = {
  edit: async () => "page-about",
  titles: async () => "page-about",
  media: async () => "service-data",
  enquiries: freshEnquiry,
  staff: async () => (await editorRow()).id,
  account: editorSession,
};

/** An address with all that it names. */
const exampleOf = async (path: string): Promise<string> => {
  const id = path.includes(":id") ? await idOf[path.split("/")[2] ?? ""]?.() : "";
  const link = path.includes(":link") ? await freshLink() : "";
  const example = path
    .replace(":id", id ?? ":id")
    .replace(":link", link)
    .replace("*", "no-such-screen");
  expect(example).not.toContain(":");
  return example;
};

/** What only admins may open or do (domain/staff/rights.ts). */
const forAdmins = (path: string) => /^\/cms\/(staff|activity|settings|seo|redirects)(\/|$)/.test(path);
/** Leaves the state in which the others are tested as it is. */
const harmless = staffAddresses.filter((path) => path !== "/cms/logout" && !path.startsWith("/cms/account/"));

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

test("the route table has a staff area", () => {
  expect(staffAddresses).toContain("/cms/dashboard");
  expect(staffAddresses.length).toBeGreaterThan(25);
});

test.each(staffAddresses)("%s is closed to strangers", async (address) => {
  const path = await exampleOf(address);
  const page = await app.fetch(path);
  expect([page.status, page.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/cmslogin(\?next=|$)/)]);
  expect(await page.text()).toBe("");
  expect((await app.fetch(`${path}.data`)).status).toBe(401);
  expect((await app.fetch(path, form({ name: "x" }))).status).toBe(401);
  expect((await app.fetch(path, form({}, "cms.session_token=made.up"))).status).toBe(401);
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test.each(harmless)("%s shows and does for an editor what editors may", async (address) => {
  const path = await exampleOf(address);
  const get = await app.fetch(path, { headers: { cookie: cookies.editor } });
  const post = await app.fetch(path, form({ role: "admin" }, cookies.editor));
  const statuses = [get.status, post.status];
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  if (!forAdmins(path)) return expect(statuses).not.toContain(403);
  expect(get.status === 403 || forAdmins(get.headers.get("location") ?? "")).toBe(true);
  return expect([403, 405]).toContain(post.status);
});

test.each(harmless)("%s answers an admin", async (address) => {
  const path = await exampleOf(address);
  const get = await app.fetch(path, { headers: { cookie: cookies.admin } });
  const post = await app.fetch(path, form({}, cookies.admin));
  expect([get.status, post.status]).not.toContain(403);
  expect(post.status).toBeLessThan(500);
  expect([200, 302, 404], "opened after signing in again").toContain(get.status);
  if (get.status === 200 && get.headers.get("content-type")?.startsWith("text/html"))
    expect(await get.text()).toContain("Admin Dashboard");
});

test("what an editor tried to change is as it was", async () => {
  const staff = await app.platform.database.selectFrom("staff").select(["email", "role", "banned"]).execute();
  expect(staff).toHaveLength(2);
  const editor = staff.find(({ email }) => email === "editor@example.org");
  expect([editor?.role, Boolean(editor?.banned)]).toEqual(["editor", false]);
});

test("a page of another site can't make a signed-in browser do anything", async () => {
  const init = form({}, cookies.admin);
  const foreign = {
    ...init,
    headers: { ...init.headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  };
  expect((await app.fetch("/cms/logout", foreign)).status).toBe(403);
  expect((await app.fetch("/cms/dashboard", { headers: { cookie: cookies.admin } })).status).toBe(200);
});

test("what can't be an id is at no address: it would be led on to, or stand in a header", async () => {
  for (const id of ["a%0d%0aset-cookie:x", "a%2F..%2F..%2Fb", "a%20b", "x".repeat(81)])
    for (const path of [
      `/cms/edit/${id}/draft`,
      `/cms/enquiries/${id}/state`,
      `/cms/staff/${id}/role`,
      `/preview/${id}`,
    ])
      expect((await app.fetch(path, { headers: { cookie: cookies.admin } })).status, path).toBe(404);
});

test("screens of staff travel compressed", async () => {
  const headers = { cookie: cookies.admin, "accept-encoding": "gzip" };
  expect((await app.fetch("/cms/services", { headers })).headers.get("content-encoding")).toBe("gzip");
});

test("marketing has all but the staff and what they did", async () => {
  const cookie = await signedIn(app, "marketing");
  const refused: string[] = [];
  for (const address of harmless.filter((one) => !one.includes(":"))) {
    const { status } = await app.fetch(address, { headers: { cookie } });
    if (status === 403) refused.push(address);
  }
  expect(refused.filter((address) => !/^\/cms\/(staff|activity)/.test(address))).toEqual([]);
  expect(refused).toContain("/cms/staff");
  expect(refused).toContain("/cms/activity");
});
