import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { listMissingPaths } from "#domain/content/redirects/missing-paths.server.ts";
import { addRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { system } from "#domain/staff/system.ts";
import { eventually } from "../eventually.ts";
import { admin } from "../staff-actors.ts";
import { openApp } from "./app.ts";

let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app[Symbol.asyncDispose]());

test("an unknown address answers 404 with the not-found screen, and is counted", async () => {
  const response = await app.fetch("/no-such-page");
  const body = await response.text();
  expect(response.status).toBe(404);
  expect(body).toContain("Oops! Page not found");
  expect(body).toContain("Return to Home");
  const wanted = [
    ...(/<nav aria-label="Popular pages">(.*?)<\/nav>/.exec(body)?.[1]?.matchAll(/href="([^"]+)"/g) ?? []),
  ];
  expect(wanted).toHaveLength(5);
  for (const [, path = ""] of wanted) expect((await app.fetch(path)).status, path).toBe(200);
  const counted = await app.platform.database.selectFrom("missing_path").selectAll().execute();
  expect(counted).toMatchObject([{ path: "/no-such-page", hits: 1 }]);
});

test.each([
  ["/About", "/about"],
  ["/SERVICES/Cloud", "/services/cloud"],
  ["/index.html", "/"],
  ["/services/index.php", "/services"],
  ["/Map", "/map"],
  ["/ES/Map", "/es/map"],
  ["/Blog/RSS.xml", "/blog/rss.xml"],
  ["/Robots.txt", "/robots.txt"],
  ["/CMS", "/cms"],
  ["/Cms/Pages", "/cms/pages"],
  ["/CMSLogin", "/cmslogin"],
])("%s, as people type it, leads to %s", async (typed, meant) => {
  const answer = await app.fetch(typed);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, meant]);
});

test("capitals make no second copy of an answer: what is no page is not found by them", async () => {
  const tag = "/blog/tag/hipaa";
  const drawn = "/drawn/roots-0f5c4d-c8452b.svg";
  for (const address of [
    tag,
    `${tag}/rss.xml`,
    drawn,
    "/search?q=cloud",
    "/api/challenge",
    "/.well-known/security.txt",
  ]) {
    expect((await app.fetch(address)).status, address).toBe(200);
    const [path = "", ...query] = address.split("?");
    const capitals = [path.toUpperCase(), ...query].join("?");
    expect((await app.fetch(capitals)).status, capitals).toBe(404);
  }
});

test("whoever finds a weakness learns whom to tell, for less than a year", async () => {
  const answer = await app.fetch("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("Contact: http://site.test/contact\n");
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("a slash at the end and doubled slashes redirect to the one address of a page", async () => {
  for (const method of ["GET", "HEAD"]) {
    expect((await app.fetch("/about/", { method })).headers.get("location")).toBe("/about");
    expect((await app.fetch("//services//cloud", { method })).status).toBe(308);
  }
});

test.each([
  ["/%61bout", "/about"],
  ["/sitemap%2Exml", "/sitemap.xml"],
  ["/%65s/blog/rss.xml", "/es/blog/rss.xml"],
  ["/%65s/%6dap/", "/es/map"],
  ["/%65s?a=%61", "/es?a=%61"],
  ["/compa%c3%b1%c3%ada", "/compa%C3%B1%C3%ADa"],
])("%s leads to %s and leaves that as it is for who comes after", async (spelled, proper) => {
  const before = await (await app.fetch(proper)).text();
  await publish(app.platform, system, "service-cloud");
  for (const method of ["HEAD", "GET"]) {
    const answer = await app.fetch(spelled, { method });
    expect([answer.status, answer.headers.get("location")], method).toEqual([308, proper]);
  }
  const after = await app.fetch(proper);
  expect(await after.text()).toBe(before);
  expect(after.headers.get("location")).toBeNull();
});

test.each([
  "/compañía",
  "/a@b:c;d=e",
  "/a%40b",
  "/a%2Fb",
  "/%FF%FE",
  "/%E0%A4%A",
  "/%zz",
  "/100%",
  "/100%25",
  "/%2561bout",
  "/a[b]|c",
])("%s has no other spelling to lead to: it is not found, first and again", async (path) => {
  for (const method of ["GET", "GET", "HEAD"]) expect((await app.fetch(path, { method })).status, method).toBe(404);
});

test("screens of staff have one spelling as well; what is sent to another one is not led on", async () => {
  expect((await app.fetch("/%63mslogin?next=%2Fcms")).headers.get("location")).toBe("/cmslogin?next=%2Fcms");
  expect((await app.fetch("/%61pi/contact", { method: "POST", body: "{}" })).status).toBe(415);
});

test("a slash that is a code is none, for the page that is kept and for the one that is made", async () => {
  expect((await app.fetch("/services%2Fcloud")).status).toBe(404);
  expect((await app.fetch("/services/cloud")).status).toBe(200);
  expect((await app.fetch("/services%2Fcloud")).status).toBe(404);
});

test("a missing address with an accent is counted once, and is off the list with its redirect", async () => {
  await using own = await openApp();
  const { platform, fetch } = own;
  for (const path of ["/compañía", "/compa%C3%B1%C3%ADa", "/compañía"]) await fetch(path);
  const listed = async () => (await listMissingPaths(platform, admin)).paths.map(({ path, hits }) => [path, hits]);
  await eventually(async () => expect(await listed()).toEqual([["/compa%C3%B1%C3%ADa", 3]]));
  await addRedirect(platform, admin, { from: "/compañía", to: "/about" });
  expect(await listed()).toEqual([]);
  expect((await fetch("/compañía")).headers.get("location")).toBe("/about");
});

test("an address with an unknown query shows the same kept page", async () => {
  const plain = await app.fetch("/about");
  const queried = await app.fetch("/about?utm_source=somewhere");
  expect(queried.headers.get("etag")).toBe(plain.headers.get("etag"));
});

test("a page that the browser has is answered with 304, and HEAD without a body", async () => {
  const etag = (await app.fetch("/about")).headers.get("etag") ?? "";
  const again = await app.fetch("/about", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const head = await app.fetch("/about", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

test("a page that was first asked for by HEAD is whole for who reads it next", async () => {
  await using own = await openApp();
  const head = await own.fetch("/services", { method: "HEAD" });
  const page = await own.fetch("/services");
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", page.headers.get("etag")]);
  expect(await page.text()).toContain("</html>");
});

test("a page that says what it said before a publish is still the one that the browser has", async () => {
  const headers = { "accept-encoding": "br" };
  const etag = (await app.fetch("/about", { headers })).headers.get("etag") ?? "";
  await publish(app.platform, system, "service-cloud");
  const again = await app.fetch("/about", { headers: { ...headers, "if-none-match": `"another", W/${etag}` } });
  expect([again.status, again.headers.get("etag")]).toEqual([304, `W/${etag}`]);
});

test("pages travel compressed", async () => {
  const response = await app.fetch("/about", { headers: { "accept-encoding": "gzip, br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
});
