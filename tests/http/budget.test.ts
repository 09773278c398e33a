import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { minify, transformWithOxc } from "vite";
import { expect, test } from "vitest";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const LOADER = "app/site/loader/loader.ts";
const KB = 1024;

const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync("build/current/client/.vite/manifest.json", "utf8"));

/** The files that a browser fetches for these modules, those they import included. */
const filesOf = (names: string[]): Set<string> => {
  const chunks = manifest();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is not built`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  names.forEach(visit);
  return seen;
};

const gzipped = (names: string[]): number =>
  [...filesOf(names)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`build/current/client/${file}`), { level: 9 }).length,
    0,
  );

const island = (name: string) => `app/blocks/${name}/island.ts`;
const WAKE = "app/site/islands/wake.tsx";

test("a page without a moving part ships at most 5 kB of JavaScript", () => {
  expect(gzipped([LOADER])).toBeLessThanOrEqual(5 * KB);
});

test("counting visits is at most 0.6 kB of it", async () => {
  const file = "app/site/loader/tell-visits.ts";
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const small = (await minify("tell-visits.js", code, { module: true })).code;
  expect(small).toContain("sendBeacon");
  expect(brotliCompressSync(small).length).toBeLessThanOrEqual(600);
});

test("the home page ships at most 90 kB of JavaScript, all after the first paint", () => {
  expect(gzipped([LOADER, WAKE, island("hero-slides"), island("testimonials")])).toBeLessThanOrEqual(90 * KB);
});

test("the contact page ships at most 120 kB of JavaScript, the human check included", () => {
  const chunks = manifest();
  const check = Object.keys(chunks).filter((name) => /altcha/.test(name) && !/worker/.test(name));
  expect(check.length).toBeGreaterThan(0);
  expect(gzipped([LOADER, WAKE, island("contact"), ...check])).toBeLessThanOrEqual(120 * KB);
});

/** How many files a screen of staff begins with; what it asks for once it is there is not counted. */
const filesOfScreen = (...routes: string[]): number => {
  const modules = ["app/root.tsx", ...routes].map((route) => `${route}?__react-router-build-client-route`);
  return filesOf(["node_modules/@react-router/dev/dist/config/defaults/entry.client.tsx", ...modules]).size;
};

test("the login page comes in a dozen files, a list in some two dozen, an editor in three", () => {
  expect(filesOfScreen("app/cms/login/login-layout.tsx", "app/cms/login/login.tsx")).toBeLessThanOrEqual(12);
  expect(filesOfScreen("app/cms/layout.tsx", "app/cms/content/list/list.tsx")).toBeLessThanOrEqual(27);
  expect(filesOfScreen("app/cms/layout.tsx", "app/cms/editor/editor.tsx")).toBeLessThanOrEqual(36);
});

test("what only staff need never reaches a public page", () => {
  const files = [...filesOf([LOADER, WAKE, island("hero-slides"), island("testimonials"), island("contact")])];
  const code = files.map((file) => readFileSync(`build/current/client/${file}`, "utf8")).join("\n");
  for (const mark of ["prosemirror", "HydratedRouter", "simpleIcons"]) expect(code).not.toContain(mark);
});

test("nothing listens for the end of a page, which would cost it the back/forward cache", () => {
  const files = [...filesOf([LOADER, WAKE, island("hero-slides"), island("testimonials"), island("contact")])];
  const code = files.map((file) => readFileSync(`build/current/client/${file}`, "utf8")).join("\n");
  expect(code).not.toMatch(/addEventListener\(["'`](before)?unload|\.on(before)?unload\s*=/);
});
