import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
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
])("%s, as people type it, leads to %s", async (typed, meant) => {
  const answer = await app.fetch(typed);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, meant]);
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
  expect((await app.fetch("/about/")).headers.get("location")).toBe("/about");
  expect((await app.fetch("//services//cloud")).status).toBe(308);
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
