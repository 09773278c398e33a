import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { upload } from "#domain/media/library/upload-picture.server.ts";
import { exportSite } from "#server/export/export-site.ts";
import { publishChange, withVideo } from "../edit.ts";
import { pdf } from "../pictures.ts";
import { publicPaths } from "../public-paths.ts";
import { startFileServer } from "../servers/file-server.ts";
import { admin } from "../staff-actors.ts";
import { openApp } from "./app.ts";
import { addPosts } from "./many-posts.ts";

const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

type App = Awaited<ReturnType<typeof openApp>>;

/** Cards are drawn in a test of their own; here a short answer stands for each. */
const exportTo = ({ platform, fetch }: App, folder: string, api = "") => {
  const ask = async (path: string) => (path.startsWith("/card/") ? new Response("card") : fetch(path));
  return exportSite({ platform, ask, clientFolder: "build/current/client", api }, folder);
};

const fileFor = (folder: string, path: string) =>
  /\.\w+$/.test(path) ? join(folder, path) : join(folder, path, "index.html");

/** Follows every local address of every page of a plain file server, from the home page on; those that lead nowhere. */
const deadLinks = async (url: string): Promise<{ read: number; dead: string[] }> => {
  const known = new Set(["/"]);
  const dead: string[] = [];
  for (const path of known) {
    const response = await fetch(url + path);
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const text = isPage ? await response.text() : "";
    await response.body?.cancel().catch(() => {});
    if (response.status !== 200) dead.push(path);
    const sets = [...text.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = ""]) => set.split(", "));
    const named = [...text.matchAll(/(?:href|src|action)="(\/[^"#?]*)/g)].map(([, address = ""]) => address);
    for (const address of [...named, ...sets.map((source) => source.split(" ")[0] ?? "")])
      if (!/^\/(api|cms|cmslogin)(\/|$)/.test(address)) known.add(address);
  }
  return { read: known.size, dead };
};

/** Files can't answer a search. */
const withoutSearch = (html: string): string => html.replace(/<form[^>]* action="(\/es)?\/search".*?<\/form>/gs, "");

test("every public address is a file with exactly what the site answers but for the search, and every local address in it leads to one", async () => {
  await using app = await openApp();
  await addPosts(app.platform.database, 30);
  const folder = join(freshFolder(), "site");
  const count = await exportTo(app, folder);
  expect(count).toBeGreaterThan(publicPaths.length + 30);
  for (const path of [...publicPaths, "/blog/page/2", "/sitemap.xml", "/blog/rss.xml", "/robots.txt", "/map"])
    expect(readFileSync(fileFor(folder, path), "utf8")).toBe(withoutSearch(await (await app.fetch(path)).text()));
  for (const file of globSync(join(folder, "**/*.{html,xml,txt,json,webmanifest}")))
    expect(readFileSync(file, "utf8"), file).not.toMatch(/ data-(field|link|part)=|[\u200b-\u200d\ufeff]/);
  const server = await startFileServer(folder);
  onTestFinished(() => void server.close());
  const { read, dead } = await deadLinks(server.url);
  expect(dead).toEqual([]);
  expect(read).toBeGreaterThan(publicPaths.length + 30);
  for (const path of ["/about", "/about/", "/blog", "/blog/page/2"])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  const missing = await fetch(`${server.url}/no-such-page`);
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Page not found")]);
  expect(existsSync(join(folder, "card/home_page.png"))).toBe(true);
  expect(globSync(join(folder, "**/*.{br,gz}"))).toEqual([]);
});

test("addresses that lead nowhere, moved ones, headers and the API are told to the host", async () => {
  await using app = await openApp({ RECAPTCHA_SITE_KEY: "site-key", RECAPTCHA_SECRET_KEY: "secret-key" });
  await publishChange(app.platform.database, "service-cloud", { path: "/services/clouds" });
  const sent = await upload(app.platform, { id: "ed", role: "editor" }, { name: "List.pdf", bytes: pdf() });
  const file = "picture" in sent ? sent.picture : { id: "", src: "" };
  const card = { type: "file", attrs: { file: file.id } };
  const content = [...withVideo.content, card];
  await publishChange(app.platform.database, "post-hipaa", { body: { ...withVideo, content } });
  const folder = join(freshFolder(), "site");
  await exportTo(app, folder, "https://origin.example.com");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("_redirects")).toBe("/services/cloud /services/clouds 301\n");
  expect(read("services/cloud/index.html")).toContain('<meta http-equiv="refresh" content="0; url=/services/clouds">');
  expect(read("contact/index.html")).toContain('<html data-api="https://origin.example.com" lang="en">');
  expect(read("_headers")).toContain("connect-src 'self' https://origin.example.com ");
  expect(read("_headers")).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
  expect(read("_headers")).toMatch(/frame-src 'self' [^;]*https:\/\/www\.youtube-nocookie\.com/);
  expect(readFileSync(join(folder, file.src))).toEqual(pdf());
  expect(read("404.html")).toContain("Page not found");
  expect(read("_headers")).toMatch(/^\/\*\n {2}content-security-policy: .*frame-ancestors 'self'/);
  const [ofAll = ""] = read("_headers").split("\n/assets");
  expect([...ofAll.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)).toEqual([
    ...["content-security-policy", "referrer-policy", "cross-origin-opener-policy", "permissions-policy"],
    ...["x-content-type-options", "x-frame-options"],
  ]);
  expect(read("_headers")).toContain("/media/*\n  Cache-Control: public, max-age=31536000, immutable\n");
});

test("a redirect from the name of a file that a page is in is told to the host, and the page stays", async () => {
  await using app = await openApp();
  const folder = join(freshFolder(), "site");
  const names = ["/404.html", "/_redirects", "/about/index.html", "/index.html"];
  const rows = names.map((from_path) => ({ from_path, to_path: "/services", created_at: 1 }));
  await app.platform.database.insertInto("redirect").values(rows).execute();
  await exportTo(app, folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("_redirects")).toBe(names.map((name) => `${name} /services 301\n`).join(""));
  expect(read("404.html")).toContain("Page not found");
  for (const path of ["/", "/about"])
    expect(read(join(path, "index.html")), path).toBe(withoutSearch(await (await app.fetch(path)).text()));
});

test("404.html is what an address without a page answers, also where staff redirect /404", async () => {
  await using app = await openApp();
  expect(await addRedirect(app.platform, admin, { from: "/404", to: "/about" })).toMatchObject({ outcome: "saved" });
  const menu = [{ name: "Blog", path: "/blog", submenu: [] }];
  await publishChange(app.platform.database, "settings", { menu });
  const folder = join(freshFolder(), "site");
  await exportTo(app, folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("404.html")).toBe(withoutSearch(await (await app.fetch("/no-such-page")).text()));
  expect(read("_redirects")).toBe("/404 /about 301\n");
  expect(read("404/index.html")).toContain("url=/about");
});

test("an earlier export is replaced, a folder of something else is not", async () => {
  await using app = await openApp();
  const folder = freshFolder();
  writeFileSync(join(folder, "mine.txt"), "mine");
  await expect(exportTo(app, folder)).rejects.toThrow("is not an earlier export");
  expect(readFileSync(join(folder, "mine.txt"), "utf8")).toBe("mine");
  const site = join(folder, "site");
  await exportTo(app, site);
  writeFileSync(join(site, "gone.html"), "");
  await exportTo(app, site);
  expect(existsSync(join(site, "gone.html"))).toBe(false);
  expect(existsSync(join(site, "index.html"))).toBe(true);
  expect(statSync(site).mode & 0o777, "a file server of another user reads it").toBe(0o755);
});

test("nothing is written outside the folder, whatever words a text has", async () => {
  await using app = await openApp();
  const outer = freshFolder();
  const text = "See /x/../../../elsewhere/../about for more";
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
  await publishChange(app.platform.database, "post-hipaa", { body });
  const site = join(outer, "deep/deeper/site");
  await exportTo(app, site);
  const outside = () => globSync(join(outer, "**/*.html")).filter((file) => !file.startsWith(`${site}/`));
  expect(outside()).toEqual([]);
  const row = { from_path: "/../../moved", to_path: "/about", created_at: 1 };
  await app.platform.database.insertInto("redirect").values(row).execute();
  await expect(exportTo(app, site)).rejects.toThrow("../../moved/index.html would lie outside the folder");
  expect(outside()).toEqual([]);
});

test("an export that fails leaves the earlier one, and nothing beside it", async () => {
  await using app = await openApp();
  const folder = freshFolder();
  const site = join(folder, "site");
  await exportTo(app, site);
  const failing = { ...app, fetch: async () => new Response("", { status: 500 }) };
  await expect(exportTo(failing, site)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["site"]);
  expect(existsSync(join(site, "index.html"))).toBe(true);
});
