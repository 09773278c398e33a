import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishChange } from "../edit.ts";
import { publicPaths, spanishPaths, spanishTagPaths, tagPaths } from "../public-paths.ts";
import { ORIGIN, openApp } from "./app.ts";
import { addPosts } from "./many-posts.ts";
import { isWellFormed, locations } from "./search-reading.ts";

const MAIL = /[\w.+-]+@example\.com/;

let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app[Symbol.asyncDispose]());

const allPaths = [...publicPaths, ...tagPaths, ...spanishPaths, ...spanishTagPaths];

const textOf = async (path: string) => (await app.fetch(path)).text();

test("the sitemap lists exactly the public addresses, and each of them answers", async () => {
  const sitemap = await textOf("/sitemap.xml");
  expect(isWellFormed(sitemap)).toBe(true);
  expect(locations(sitemap).sort()).toEqual(allPaths.map((path) => ORIGIN + path).sort());
  for (const address of locations(sitemap)) expect((await app.fetch(new URL(address).pathname)).status).toBe(200);
  expect(sitemap).not.toContain("<lastmod>"); // Nothing has changed since the installation.
});

test("more than 5,000 addresses become an index of sitemaps", async () => {
  await using large = await openApp();
  const { database } = large.platform;
  const full = 5_000 - allPaths.length;
  await addPosts(database, full);
  expect(locations(await (await large.fetch("/sitemap.xml")).text())).toHaveLength(5_000);
  await addPosts(database, 10_000 - full, full);
  await publishChange(database, "service-cloud", { lead: "Another lead" });
  const index = await (await large.fetch("/sitemap.xml")).text();
  expect(isWellFormed(index)).toBe(true);
  const parts = locations(index);
  expect(parts).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  const texts = await Promise.all(parts.map(async (part) => (await large.fetch(new URL(part).pathname)).text()));
  const listed = texts.flatMap(locations);
  expect(texts.join("")).toMatch(/services\/cloud<\/loc>\s*<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(new Set(listed).size).toBe(10_000 + allPaths.length);
  expect((await large.fetch("/sitemap-4.xml")).status).toBe(404);
  expect((await large.fetch("/sitemap-0.xml")).status).toBe(404);
});

test("the feed is well-formed RSS that names itself and every post", async () => {
  const response = await app.fetch("/blog/rss.xml");
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const feed = await response.text();
  expect(isWellFormed(feed)).toBe(true);
  expect(feed).toContain(`<atom:link href="${ORIGIN}/blog/rss.xml" rel="self" type="application/rss+xml"/>`);
  const links = [...feed.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, address]) => address);
  const posts = publicPaths.filter((path) => path.startsWith("/blog/"));
  expect(links.sort()).toEqual(posts.map((path) => ORIGIN + path).sort());
  const days = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = ""]) => Date.parse(day));
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

test("the feed tells the day of a post alike from Florida to Finland, and when the last of them was changed", async () => {
  await using own = await openApp();
  const feed = async () => (await own.fetch("/blog/rss.xml")).text();
  const timesIn = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, time = ""]) => Date.parse(time));
  const before = await feed();
  const published = timesIn(before, "pubDate");
  for (const time of published) {
    const dayIn = (timeZone: string) => new Date(time).toLocaleDateString("en", { timeZone });
    expect(dayIn("America/New_York")).toBe(dayIn("Europe/Helsinki"));
  }
  expect(timesIn(before, "lastBuildDate")).toEqual([Math.max(...published)]);
  const started = Math.floor(Date.now() / 1000) * 1000;
  await publishChange(own.platform.database, "post-flat-fee", { summary: "One price,\nand what is in it." });
  expect(timesIn(await feed(), "lastBuildDate")[0]).toBeGreaterThanOrEqual(started);
  expect(await (await own.fetch("/llms.txt")).text()).toContain("): One price, and what is in it.\n");
});

test("robots.txt closes the staff area and the search, whatever is asked of them, and names the sitemap", async () => {
  const closed = ["/api", "/cms", "/cmslogin", "/metrics", "/search", "/es/search"]
    .map((place) => `Disallow: ${place}$\nDisallow: ${place}?\nDisallow: ${place}/\n`)
    .join("");
  expect(await textOf("/robots.txt")).toBe(`User-agent: *\n${closed}\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test("llms.txt names the company, its services and how to reach it", async () => {
  const text = await textOf("/llms.txt");
  expect(text).toMatch(/^# Mangrove IT\n\n> /);
  expect(text).toContain("(305) 555-0142");
  expect(text).toContain(`${ORIGIN}/contact`);
  for (const path of publicPaths) if (path.startsWith("/services/")) expect(text).toContain(`](${ORIGIN}${path})`);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(new Set(links).size, "each page once").toBe(links.length);
  expect(links.filter((link) => !link.startsWith(`${ORIGIN}/`) || link.includes("#"))).toEqual([]);
});

test("the manifest and the page name icons that are there, in the sizes they say", async () => {
  const response = await app.fetch("/site.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  const manifest = (await response.json()) as { short_name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.short_name).toBe("Mangrove IT");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await app.fetch(src)).arrayBuffer()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  }
  for (const icon of ["/favicon.ico", "/icons/apple-touch-icon.png"]) expect((await app.fetch(icon)).status).toBe(200);
});

test.each(["/robots.txt", "/site.webmanifest", "/llms.txt", "/sitemap.xml", "/blog/rss.xml", "/es/blog/rss.xml"])(
  "%s begins word for word as before",
  async (path) => {
    const steady = (await textOf(path)).replace(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, "*");
    expect(steady.replaceAll("><", ">\n<").split("\n").slice(0, 40).join("\n")).toMatchSnapshot();
  },
);

test("what machines read holds the mail address nowhere", async () => {
  for (const path of ["/sitemap.xml", "/blog/rss.xml", "/llms.txt", "/robots.txt", "/site.webmanifest", "/map"]) {
    expect(await textOf(path), path).not.toMatch(MAIL);
  }
});
