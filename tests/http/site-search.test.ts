import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp } from "./app.ts";

let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app[Symbol.asyncDispose]());

const ask = async (query: string) => {
  const response = await app.fetch(`/search${query}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const textOf = (html: string) => html.replace(/<!-- -->/g, "");

test("a search shows pages with the words marked, is kept nowhere and is not indexed", async () => {
  const { status, headers, html } = await ask("?q=restore+test");
  expect(status).toBe(200);
  expect(html).toContain("<title>Search: restore test</title>");
  expect(html).toContain('<a href="/services/managed">');
  expect(html).toMatch(/<mark>[Rr]estore/);
  expect(html).toContain('name="robots" content="noindex"');
  expect(headers.get("cache-control")).toMatch(/no-store|private/);
  expect(textOf(html)).toMatch(/\d+ pages for “restore test”/);
});

test("what is found is sent compressed, in each language", async () => {
  for (const path of ["/search?q=backup", "/es/search?q=respaldo"]) {
    const { headers } = await app.fetch(path, { headers: { "Accept-Encoding": "gzip" } });
    expect(headers.get("content-encoding"), path).toBe("gzip");
    expect(headers.get("vary"), path).toMatch(/accept-encoding/i);
  }
});

test("nothing typed, nothing found and a part found say how to go on", async () => {
  for (const nothing of ["", "?q=", "?q=%20%20"]) expect((await ask(nothing)).html).toContain("Type a word or two");
  const none = await ask("?q=wombats");
  expect(none.html).toContain("Nothing here says “wombats”");
  expect(none.html).toContain('href="/contact"');
  expect((await ask("?q=hipaa+wombats")).html).toContain("No page has all of “hipaa wombats”");
  expect((await ask("?q=%3Cscript%3Ealert(1)%3C/script%3E")).html).not.toContain("<script>alert");
});

test("the box stands on every page and on the one that says not found", async () => {
  for (const path of ["/", "/no-such-page"])
    expect(await (await app.fetch(path)).text()).toMatch(/<form role="search" [^>]*action="\/search"/);
});

test("who asks without end is told to wait, with the ways that there are", async () => {
  let last = await ask("?q=cloud");
  for (let n = 0; n < 70 && last.status === 200; n += 1) last = await ask("?q=cloud");
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(last.html).toContain("Please wait a minute");
});
