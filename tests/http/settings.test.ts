import { afterAll, beforeAll, expect, test } from "vitest";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { eventually } from "../eventually.ts";
import { admin as actor } from "../staff-actors.ts";
import { openApp } from "./app.ts";
import { form, type OpenApp, openStaffApp, signedIn, toastOf } from "./staff.ts";
import { told } from "./told.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, cookie = cookies.admin) => app.fetch(path, { headers: { cookie } });
const seoForm = (data: object, base: string) => form({ data: JSON.stringify(data), base }, cookies.admin);
const revisionOf = async (type: "seo" | "settings") => (await readSingleton(app.platform, actor, type)).draft.revision;

test("SEO settings are saved with the specified words and are in the home page at once", async () => {
  const fields = { siteTitle: "Roots & Co", description: "What we do", picture: "https://cdn.example/og.png" };
  const response = await app.fetch("/cms/seo", seoForm(fields, await revisionOf("seo")));
  expect(response.status).toBe(303);
  expect(toastOf(response)).toContain("SEO settings saved successfully");
  const home = await (await app.fetch("/")).text();
  expect(home).toContain("<title>Roots &amp; Co</title>");
  expect(home).toContain('<meta property="og:image" content="https://cdn.example/og.png"/>');
  expect(home).not.toContain("og:image:width");
  expect(await (await get("/cms/seo")).text()).toContain("https://cdn.example/og.png");
});

test("the screen says the specified labels and hint", async () => {
  const page = await (await get("/cms/seo")).text();
  for (const text of ["Site Title", "Meta Description", "Open Graph Image URL", "Save SEO Settings"])
    expect(page).toContain(text);
  expect(page).toContain("Recommended length: 150-160 characters");
});

test("a picture of the library is shown by its address and kept by its id", async () => {
  const { file } = await app.platform.database
    .selectFrom("media")
    .select("file")
    .where("id", "=", "hero-security")
    .executeTakeFirstOrThrow();
  const fields = { siteTitle: "T", description: "D", picture: `/media/${file}` };
  await app.fetch("/cms/seo", seoForm(fields, await revisionOf("seo")));
  expect((await readSingleton(app.platform, actor, "seo")).draft.data.picture).toBe("hero-security");
  expect(await (await get("/cms/seo")).text()).toContain(`/media/${file}`);
  expect(await (await app.fetch("/")).text()).toContain('content="http://site.test/card/home_page.png"');
});

test("what is wrong with the SEO settings is said at its field, and nothing is saved", async () => {
  const before = await revisionOf("seo");
  const fields = { siteTitle: "", description: "D", picture: "javascript:alert(1)" };
  const response = await app.fetch("/cms/seo", seoForm(fields, before));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("This field is required");
  expect(page).toContain("Start with https://");
  expect(await revisionOf("seo")).toBe(before);
});

test("saving on a stale base is told, with what both did", async () => {
  const base = await revisionOf("seo");
  const fields = { siteTitle: "First", description: "D", picture: "" };
  await app.fetch("/cms/seo", seoForm(fields, base));
  const response = await app.fetch("/cms/seo", seoForm({ ...fields, siteTitle: "Second" }, base));
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("while you were editing");
  expect((await readSingleton(app.platform, actor, "seo")).draft.data.siteTitle).toBe("First");
});

test("settings are live at once everywhere; an accent that is no color is refused", async () => {
  const { draft } = await readSingleton(app.platform, actor, "settings");
  const data = { ...draft.data, contact: { ...(draft.data.contact as object), phone: "(954) 555-0100" } };
  const save = (changed: object, base: string) =>
    app.fetch("/cms/settings", form({ data: JSON.stringify(changed), base }, cookies.admin));
  expect((await save(data, draft.revision)).status).toBe(303);
  expect(await (await app.fetch("/contact")).text()).toContain("(954) 555-0100");
  const yellow = { ...data, colours: { accent: "#fc0;}body{display:none", action: "#ff6a4d" } };
  const refused = await save(yellow, await revisionOf("settings"));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Write the color as # and six digits");
  expect(await (await app.fetch("/")).text()).not.toContain("#fc0");
  expect((await save({}, await revisionOf("settings"))).status).toBe(422);
  expect((await app.fetch("/cms/settings", form({ data: "no json", base: "x" }, cookies.admin))).status).toBe(409);
});

test("the mail settings are shown, and what is missing is named", async () => {
  const page = await (await get("/cms/settings")).text();
  expect(page).toContain("EMAIL_TO");
  const findings = (await (await get("/cms/settings/mail/examination")).json()) as { what: string }[];
  expect(findings[0]?.what).toContain("Missing on the server: AWS_ACCESS_KEY_ID");
  const test = await app.fetch("/cms/settings/mail/test", form({}, cookies.admin));
  expect(toastOf(test)).toContain("Not sent. Email is not set up yet.");
});

test("the addresses of mail stand each under its name", async () => {
  await using own = await openApp({ EMAIL_FROM: "site@example.com", EMAIL_TO: "office@example.com" });
  const cookie = await signedIn(own, "admin");
  const screen = async (path: string) => told(await (await own.fetch(path, { headers: { cookie } })).text());
  expect(await screen("/cms/settings/mail")).toContain(
    "dt: From\ndd: site@example.com\ndt: To\ndd: office@example.com",
  );
  expect(await screen("/cms/settings")).toContain(
    "dt: Enquiries are mailed to\ndd: office@example.com\ndt: From\ndd: site@example.com",
  );
});

test("a redirect is served at once, also where a missing page was kept", async () => {
  expect((await app.fetch("/old-home")).status).toBe(404);
  expect((await app.fetch("/old-home")).status).toBe(404);
  const saved = await app.fetch("/cms/redirects", form({ from: "/old-home", to: "/about#team" }, cookies.admin));
  expect(saved.status).toBe(303);
  const moved = await app.fetch("/old-home");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/about#team"]);
  await app.fetch("/cms/redirects/delete", form({ from: "/old-home" }, cookies.admin));
  expect((await app.fetch("/old-home")).status).toBe(404);
});

test("every visit to a missing page counts, also when the page was kept", async () => {
  for (let visit = 0; visit < 3; visit += 1) await app.fetch("/never-there");
  await eventually(async () => {
    const page = await (await get("/cms/redirects")).text();
    expect(/\/never-there<\/p>.*?(\d+)(<!-- -->)? (<!-- -->)?visits/s.exec(page)?.[1]).toBe("3");
  });
});

test("what is wrong with a redirect stands at its field, and what was typed stays", async () => {
  const response = await app.fetch("/cms/redirects", form({ from: "/about", to: "nowhere" }, cookies.admin));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("Visitors can open /about");
  expect(page).toContain("Start with / for a page of this site");
  expect(page).toContain('value="nowhere"');
});

test("a redirect is changed where it stands, also its address; one that is gone leads back to the list", async () => {
  await app.fetch("/cms/redirects", form({ from: "/old-1", to: "/about" }, cookies.admin));
  const at = (from: string) => `/cms/redirects/edit?from=${encodeURIComponent(from)}`;
  const open = (from: string) => get(at(from));
  const edit = (fields: Record<string, string>) => app.fetch(at(fields.old ?? ""), form(fields, cookies.admin));
  expect(await (await open("/old-1")).text()).toContain('value="/old-1"');
  expect((await edit({ old: "/old-1", from: "/old-2", to: "nowhere" })).status).toBe(422);
  expect((await edit({ old: "/old-1", from: "/old-2", to: "/contact" })).status).toBe(303);
  expect((await app.fetch("/old-2")).headers.get("location")).toBe("/contact");
  const gone = await open("/old-1");
  expect([gone.status, gone.headers.get("location")]).toEqual([302, "/cms/redirects"]);
  expect(toastOf(await edit({ old: "/old-1", from: "/old-3", to: "/about" }))).toContain("is not there anymore");
});

test("as many lines as the screen promises are taken at once", async () => {
  await using other = await openApp();
  const cookie = await signedIn(other, "admin");
  const csv = Array.from({ length: 5_000 }, (_, n) => `/a-page-of-the-former-site/number-${n}.html,/about\n`).join("");
  const send = (text: string) => other.fetch("/cms/redirects/import", form({ csv: text }, cookie));
  expect(toastOf(await send(csv))).toContain("5000 new, 0 changed");
  expect((await other.fetch("/a-page-of-the-former-site/number-4999.html")).headers.get("location")).toBe("/about");
  expect(await (await send(`${csv}/one-more,/about\n`)).text()).toMatch(/At most|5,?000/);
});

test("CSV goes out harmless and comes in whole or not at all", async () => {
  const bad = await app.fetch(
    "/cms/redirects/import",
    form({ csv: "/x1,/about\n=cmd|' /C calc'!A0,/about" }, cookies.admin),
  );
  expect(bad.status).toBe(422);
  expect(await bad.text()).toMatch(/Line (<!-- -->)?2/);
  expect((await app.fetch("/x1")).status).toBe(404);
  const good = await app.fetch("/cms/redirects/import", form({ csv: "from,to\n/x1,/about\n" }, cookies.admin));
  expect(toastOf(good)).toContain("1 new, 0 changed");
  const file = new FormData();
  file.set("file", new File(["/x2,/about\n/x3,/about\n"], "redirects.csv"));
  const sent = { method: "POST", headers: { cookie: cookies.admin }, body: file };
  expect(toastOf(await app.fetch("/cms/redirects/import", sent))).toContain("2 new, 0 changed");
  const csv = await get("/cms/redirects/export.csv");
  expect(csv.headers.get("content-disposition")).toContain("attachment");
  expect(await csv.text()).toContain("/x1,/about");
  const text = await (await get("/cms/redirects/export.csv")).text();
  expect(text.split("\r\n").every((line) => !/^[=+@-]/.test(line))).toBe(true);
});

test("the search answers each with what they may open", async () => {
  const hits = async (words: string, cookie: string) =>
    ((await (await get(`/cms/search?q=${words}`, cookie)).json()) as { hits: { kind: string; title: string }[] }).hits;
  expect(await hits("cloud", cookies.editor)).toContainEqual(expect.objectContaining({ kind: "service" }));
  expect(await hits("rack", cookies.editor)).toContainEqual(expect.objectContaining({ kind: "picture" }));
  const ofAdmins = async (cookie: string) =>
    (await hits("settings", cookie)).flatMap(({ kind }) => (kind === "seo" || kind === "settings" ? kind : []));
  expect(new Set(await ofAdmins(cookies.admin))).toEqual(new Set(["seo", "settings"]));
  expect(await ofAdmins(cookies.editor)).toEqual([]);
});

test("editors are told that settings, SEO and redirects are not theirs, strangers to sign in", async () => {
  for (const path of ["/cms/settings", "/cms/settings/mail", "/cms/seo", "/cms/redirects", "/cms/redirects/import"]) {
    expect((await get(path, cookies.editor)).status).toBe(403);
    expect((await get(path, "")).status).toBe(302);
  }
  const taken = await app.fetch("/cms/redirects", form({ from: "/e", to: "/about" }, cookies.editor));
  expect(taken.status).toBe(403);
  expect(await (await get("/cms/dashboard", cookies.editor)).text()).not.toContain('href="/cms/seo"');
});
