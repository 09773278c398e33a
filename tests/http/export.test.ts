import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportSite } from "#server/export/export-site.ts";
import { publishChange } from "../edit.ts";
import { publicPaths } from "../public-paths.ts";
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
  return exportSite({ platform, ask, clientFolder: "build/client", api }, folder);
};

const fileFor = (folder: string, path: string) => {
  const plain = join(folder, path === "/" ? "index.html" : path);
  return existsSync(plain) && /\.\w+$/.test(plain) ? plain : `${plain}.html`;
};

test("every public address is a file with exactly what the site answers, and every local address in it leads to one", async () => {
  await using app = await openApp();
  await addPosts(app.platform.database, 30);
  const folder = join(freshFolder(), "site");
  const count = await exportTo(app, folder);
  expect(count).toBeGreaterThan(publicPaths.length + 30);
  for (const path of [...publicPaths, "/blog/page/2", "/sitemap.xml", "/blog/rss.xml", "/robots.txt", "/map"])
    expect(readFileSync(fileFor(folder, path), "utf8")).toBe(await (await app.fetch(path)).text());
  const dead: string[] = [];
  for (const file of globSync(join(folder, "**/*.html"))) {
    const html = readFileSync(file, "utf8");
    for (const [, path = ""] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g))
      if (!/^\/(api|cms|cmslogin)(\/|$)/.test(path) && !existsSync(fileFor(folder, path)))
        dead.push(`${file}: ${path}`);
    for (const [, set = ""] of html.matchAll(/srcset="([^"]+)"/gi))
      for (const source of set.split(", "))
        if (!existsSync(join(folder, source.split(" ")[0] ?? ""))) dead.push(`${file}: ${source}`);
  }
  expect(dead).toEqual([]);
  expect(existsSync(join(folder, "card/home.png"))).toBe(true);
  expect(globSync(join(folder, "**/*.{br,gz}"))).toEqual([]);
});

test("addresses that lead nowhere, moved ones, headers and the API are told to the host", async () => {
  await using app = await openApp();
  await publishChange(app.platform.database, "service-cloud", { path: "/services/clouds" });
  const folder = join(freshFolder(), "site");
  await exportTo(app, folder, "https://origin.example.com/");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("_redirects")).toBe(
    "/services/cloud /services/clouds 301\n/api/* https://origin.example.com/api/:splat 200\n",
  );
  expect(read("404.html")).toContain("Page not found");
  expect(read("_headers")).toMatch(/^\/\*\n {2}content-security-policy: .*frame-ancestors 'self'/);
  expect(read("_headers")).toContain("/media/*\n  Cache-Control: public, max-age=31536000, immutable\n");
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
});
