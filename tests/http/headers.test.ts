import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp } from "./app.ts";
import { signedIn } from "./staff.ts";

let app: Awaited<ReturnType<typeof openApp>>;
const found: Record<string, string> = {};

beforeAll(async () => {
  const METRICS_TOKEN = "a-token-of-this-test";
  app = await openApp({ PUBLIC_URL: "https://site.test", METRICS_TOKEN, TRUST_PROXY: "1" });
  await app.platform.files.put("assets/other-1.js", Buffer.from("other"));
  const home = await (await app.fetch("/")).text();
  const first = (pattern: RegExp) => home.match(pattern)?.[0] ?? "";
  Object.assign(found, {
    SCRIPT: first(/\/assets\/[\w-]+\.js/),
    FONT: first(/\/fonts\/[\w-]+\.woff2/),
    DRAWING: first(/\/media\/[\w-]+\.svg/),
    CARD: first(/\/card\/[^"]+/),
    DRAWN: first(/\/drawn\/[^"') ]+/),
    COOKIE: await signedIn(app, "admin"),
    TOKEN: METRICS_TOKEN,
  });
});

afterAll(() => app[Symbol.asyncDispose]());

/** What differs from one request or build to the next: when, which, and the marks made of content. */
const steady = (text: string): string =>
  text
    .replace(/'sha256-[^']+'/g, "'sha256-*'")
    .replace(/'sha256-\*'( 'sha256-\*')+/g, "'sha256-*'")
    .replace(/'nonce-[^']+'/g, "'nonce-*'")
    .replace(/"[\w-]{16,}"/g, '"*"');

const VARYING = new Set(["date", "x-request-id", "content-length", "last-modified"]);

/** The status and every header, as lines. */
const said = async (path: string, init: RequestInit = {}): Promise<string> => {
  const response = await app.fetch(path, { redirect: "manual", ...init });
  await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !VARYING.has(name));
  return [response.status, ...headers.map(([name, value]) => `${name}: ${steady(value)}`).sort()].join("\n");
};

const json = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...more },
  body: JSON.stringify(body),
});

const asStaff = (): RequestInit => ({ headers: { cookie: found.COOKIE ?? "" } });

test.each<[string, string, (() => RequestInit)?]>([
  ["a page", "/about"],
  ["a page in Spanish", "/es"],
  ["a page that the reader takes compressed", "/about", () => ({ headers: { "accept-encoding": "br" } })],
  ["the head of a page", "/about", () => ({ method: "HEAD" })],
  ["a tag", "/blog/tag/security"],
  ["no page", "/no-such-page"],
  ["another address of a page", "/about/?a=1"],
  ["another spelling of a page", "/%61bout?a=1"],
  ["a search", "/search?q=cloud"],
  ["the map", "/map"],
  ["robots.txt", "/robots.txt"],
  ["the sitemap", "/sitemap.xml"],
  ["a feed", "/blog/rss.xml"],
  ["llms.txt", "/llms.txt"],
  ["the manifest", "/site.webmanifest"],
  ["the icon", "/favicon.ico"],
  ["a script", "SCRIPT"],
  ["a script of another version", "/assets/other-1.js"],
  ["no script", "/assets/none.js"],
  ["a font", "FONT"],
  ["a drawing", "DRAWING"],
  ["no picture", "/media/none.svg"],
  ["a drawing in the color of the site", "DRAWN"],
  ["no file", "/files/none.pdf"],
  ["a card", "CARD"],
  ["health", "/healthz"],
  ["readiness", "/readyz"],
  ["metrics", "/metrics", () => ({ headers: { authorization: `Bearer ${found.TOKEN}` } })],
  ["metrics without a token", "/metrics"],
  ["a challenge", "/api/challenge"],
  ["an empty form", "/api/contact", () => json({})],
  ["a form from another site", "/api/contact", () => json({}, { origin: "https://elsewhere.test" })],
  ["too long a form", "/api/contact", () => json("x".repeat(70_000))],
  [
    "what another origin asks first",
    "/api/contact",
    () => ({ method: "OPTIONS", headers: { origin: "https://a.test" } }),
  ],
  ["no API", "/api/none"],
  ["the login page", "/cmslogin"],
  ["the staff area for a stranger", "/cms/dashboard"],
  ["data of the staff area for a stranger", "/cms/dashboard.data"],
  ["the staff area", "/cms/blog", asStaff],
  ["data of the staff area", "/cms/blog.data", asStaff],
  ["a preview for a stranger", "/preview/page-about"],
  ["a preview", "/preview/page-about", asStaff],
  ["a shared preview that is not there", "/preview/shared/none"],
])("the headers of %s", async (_, path, init) => {
  expect(await said(found[path] ?? path, init?.())).toMatchSnapshot();
});
