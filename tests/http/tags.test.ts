import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { unpublish } from "#domain/content/publishing/unpublish.server.ts";
import { system } from "#domain/staff/system.ts";
import { editDocument } from "../edit.ts";
import { ORIGIN, openApp } from "./app.ts";
import { graphOf, isWellFormed, locations, metaOf } from "./search-reading.ts";

let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app[Symbol.asyncDispose]());

const textOf = async (path: string) => (await app.fetch(path)).text();
const statusOf = async (path: string) => (await app.fetch(path)).status;

const HIPAA = "/blog/hipaa-security-risk-assessment-small-clinic";

test("a tag has a page with its posts, a title and a description of its own, and a card", async () => {
  const html = await textOf("/blog/tag/checklists");
  const meta = metaOf(html);
  expect(meta).toMatchObject({ title: "Checklists - Blog | Mangrove IT", canonical: `${ORIGIN}/blog/tag/checklists` });
  expect(meta.description).toMatch(/^2 posts about Checklists by Mangrove IT: A HIPAA security/);
  expect(meta.description?.length).toBeLessThanOrEqual(160);
  expect(html).toMatch(/<h1>Checklists<\/h1>/);
  expect(html.match(/class="post-row"/g)).toHaveLength(2);
  expect(html).toContain('href="/blog/tag/checklists/rss.xml"');
  expect(graphOf(html).find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement).toMatchObject([
    { name: "Home" },
    { name: "Blog", item: `${ORIGIN}/blog` },
    { name: "Checklists" },
  ]);
  const card = await app.fetch("/card/blog/tag/checklists.png");
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/png"]);
  for (const path of ["/blog", HIPAA])
    expect(await textOf(path)).toContain('<a href="/blog/tag/checklists">Checklists</a>');
});

test("its feed holds its posts, with who signs them", async () => {
  const response = await app.fetch("/blog/tag/hipaa/rss.xml");
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const feed = await response.text();
  expect(isWellFormed(feed)).toBe(true);
  expect(feed).toContain(`<atom:link href="${ORIGIN}/blog/tag/hipaa/rss.xml" rel="self" type="application/rss+xml"/>`);
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).toContain("<dc:creator>Priya N.</dc:creator>");
  expect(feed).toContain("<category>Security</category>");
});

test("a tag that no live post has is not found, nor is a page beyond its last", async () => {
  for (const path of ["nothing", "nothing/rss.xml", "hipaa/page/2", "hipaa/page/1", "HIPAA", "x/y"])
    expect(`${path}: ${await statusOf(`/blog/tag/${path}`)}`).toBe(`${path}: 404`);
  expect(await statusOf("/blog/tag")).toBe(404);
  expect(await statusOf("/card/blog/tag/nothing.png")).toBe(404);
});

test("the pages of a tag follow what is published and taken away", async () => {
  const sitemap = async () => locations(await textOf("/sitemap.xml"));
  expect(await sitemap()).toContain(`${ORIGIN}/blog/tag/hipaa`);
  await unpublish(app.platform, { id: "ada", role: "admin" } as never, "post-hipaa");
  expect(await statusOf("/blog/tag/hipaa")).toBe(404);
  expect(await statusOf("/blog/tag/hipaa/rss.xml")).toBe(404);
  expect((await textOf("/blog/tag/checklists")).match(/class="post-row"/g)).toHaveLength(1);
  expect(await sitemap()).not.toContain(`${ORIGIN}/blog/tag/hipaa`);
  await editDocument(app.platform, "post-hipaa", (data) => ({ ...data, tags: ["King tide", "king-tide"] }));
  await publish(app.platform, system, "post-hipaa");
  expect(await statusOf("/blog/tag/king-tide")).toBe(200);
  expect(await statusOf("/blog/tag/hipaa")).toBe(404);
  expect((await textOf(HIPAA)).match(/href="\/blog\/tag\//g)).toHaveLength(1);
});

test("the page of a post names its author as a person, and its headings lead to where they stand", async () => {
  const html = await textOf("/blog/what-a-flat-monthly-it-fee-should-include");
  expect(graphOf(html).find((thing) => thing["@type"] === "BlogPosting")).toMatchObject({
    author: { "@type": "Person", name: "Marisol V.", jobTitle: "Managing Director" },
    keywords: "Contracts, IT budget",
  });
  expect(html).toMatch(/\d+ min read/);
  const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].filter(([, id]) => id !== "main");
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const [, id, words] of links) {
    expect(html.match(new RegExp(`<h[234] id="${id}">`, "g"))).toHaveLength(1);
    expect(html).toContain(`id="${id}">${words}</h`);
  }
});
