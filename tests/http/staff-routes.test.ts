import { afterAll, beforeAll, expect, test } from "vitest";
import { form, type OpenApp, openStaffApp } from "./staff.ts";
import { staffAddresses } from "./staff-addresses.ts";

/** What stands for the parameters of an address: documents and pictures that are there; of the rest, none are. */
const exampleOf = (path: string) => {
  const id = path.startsWith("/cms/edit/") ? "page-about" : path.startsWith("/cms/media/") ? "service-data" : "some-id";
  return path.replace(":id", id).replace(/:\w+/g, "some-id").replace("*", "no-such-screen");
};

/** Every address below the lock. */
const addresses = staffAddresses.map(exampleOf);

/** What only admins may open or do (domain/staff/rights.ts). */
const forAdmins = (path: string) => /^\/cms\/(staff|activity|settings|seo|redirects)(\/|$)/.test(path);
/** Leaves the state in which the others are tested as it is. */
const harmless = addresses.filter((path) => path !== "/cms/logout" && !path.startsWith("/cms/account/"));

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

test("the route table has a staff area", () => {
  expect(addresses).toContain("/cms/dashboard");
  expect(addresses.length).toBeGreaterThan(25);
});

test.each(addresses)("%s is closed to strangers", async (path) => {
  const page = await app.fetch(path);
  expect([page.status, page.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/cmslogin(\?next=|$)/)]);
  expect(await page.text()).toBe("");
  expect((await app.fetch(`${path}.data`)).status).toBe(401);
  expect((await app.fetch(path, form({ name: "x" }))).status).toBe(401);
  expect((await app.fetch(path, form({}, "cms.session_token=made.up"))).status).toBe(401);
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test.each(harmless)("%s shows and does for an editor what editors may", async (path) => {
  const get = await app.fetch(path, { headers: { cookie: cookies.editor } });
  const post = await app.fetch(path, form({ role: "admin" }, cookies.editor));
  const statuses = [get.status, post.status];
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  if (!forAdmins(path)) return expect(statuses).not.toContain(403);
  expect(get.status === 403 || forAdmins(get.headers.get("location") ?? "")).toBe(true);
  return expect([403, 405]).toContain(post.status);
});

test.each(harmless)("%s answers an admin", async (path) => {
  const get = await app.fetch(path, { headers: { cookie: cookies.admin } });
  const post = await app.fetch(path, form({}, cookies.admin));
  expect([get.status, post.status]).not.toContain(403);
  expect([get.status, post.status].filter((status) => status >= 500)).toEqual([]);
  if (!path.includes("some-id") && get.status === 200 && get.headers.get("content-type")?.startsWith("text/html"))
    expect(await get.text()).toContain("Admin Dashboard");
});

test("what an editor tried to change is as it was", async () => {
  const staff = await app.platform.database.selectFrom("staff").select(["email", "role", "banned"]).execute();
  expect(staff).toHaveLength(2);
  expect(staff.find(({ email }) => email === "editor@example.org")?.role).toBe("editor");
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
