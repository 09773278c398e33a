import { existsSync, statSync } from "node:fs";
import { chmod, cp, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { addresses } from "#domain/addresses.ts";
import { freeAddress } from "#domain/content/check/look-at-address.server.ts";
import { publishedAddresses } from "#domain/content/published/page/published-addresses.server.ts";
import { escapeMarkup } from "#domain/formats/escape-markup.ts";
import type { Platform } from "#platform/platform.ts";
import { makeFolder } from "#platform/process/make-folder.ts";
import { type Ask, crawl } from "./crawl.ts";

const FIXED = Object.entries(addresses).flatMap(([path, { exported }]) => (exported === "always" ? [path] : []));
const AT_ONCE = 1_000;

export type Export = {
  platform: Pick<Platform, "database" | "settings">;
  ask: Ask;
  clientFolder: string;
  api: string;
};

/** Writes the public site into a folder for any file server, all or nothing. Returns the number of addresses. */
export const exportSite = async (site: Export, folder: string): Promise<number> => {
  const target = resolve(folder);
  if (existsSync(target) && !existsSync(join(target, "_redirects")))
    throw new Error(`${folder} is there and is not an earlier export`);
  makeFolder(dirname(target));
  const draft = await mkdtemp(`${target}.`);
  try {
    const files = await write(site, draft);
    await chmod(draft, 0o755); // `mkdtemp` lets nobody else in, and a file server is somebody else
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    return files;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const write = async ({ platform, ask, clientFolder, api }: Export, folder: string): Promise<number> => {
  await cp(clientFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$|\/\.vite$/.test(file) });
  const { PUBLIC_URL } = platform.settings;
  let files = 0;
  let ruling = new Headers();
  const frames = new Set<string>();
  const certain = [...(await pagesOf(platform)), ...FIXED];
  const nowhere = await freeAddress(platform.database, "/404");
  for await (const { path, html, bytes, headers } of crawl(ask, PUBLIC_URL, { certain, nowhere })) {
    await put(folder, path === nowhere ? "404.html" : fileOf(path, html), html ? asExported(bytes, api) : bytes);
    if (html && policyOf(headers).length > policyOf(ruling).length) ruling = headers;
    for (const host of framesOf(headers)) frames.add(host);
    files += 1;
  }
  const moved = await platform.database.selectFrom("redirect").selectAll().orderBy("from_path").execute();
  await put(folder, "_redirects", moved.map(({ from_path, to_path }) => `${from_path} ${to_path} 301\n`).join(""));
  await put(folder, "_headers", headersText(ruling, [...frames], api));
  for (const { from_path, to_path } of moved) {
    const file = fileOf(from_path, true);
    if (!isTaken(folder, file)) await put(folder, file, movedPage(to_path));
  }
  return files;
};

/** Whether a file stands there, or where a folder on the way would be, as for a redirect from `/index.html`. */
const isTaken = (folder: string, file: string): boolean => {
  const parts = file.split("/");
  const places = parts.map((_, at) => join(folder, ...parts.slice(0, at + 1)));
  return places.some((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
};

const pagesOf = async ({ database }: Export["platform"]): Promise<string[]> => {
  const paths: string[] = [];
  for (;;) {
    const more = await publishedAddresses(database, AT_ONCE, paths.length);
    paths.push(...more.map(({ path }) => path));
    if (more.length < AT_ONCE) return paths;
  }
};

const fileOf = (path: string, html: boolean): string => (html ? join(path.slice(1), "index.html") : path.slice(1));

const put = async (folder: string, file: string, content: Uint8Array | string) => {
  const place = join(folder, file);
  if (!place.startsWith(folder + sep)) throw new Error(`${file} would lie outside the folder`);
  makeFolder(dirname(place));
  await writeFile(place, content);
};

/** Files can't search, so that their pages have no box for it; what else they ask a server for goes to `api`. */
const asExported = (html: Uint8Array, api: string): string => {
  const page = withoutSearch(new TextDecoder().decode(html));
  return api ? page.replace("<html", () => `<html data-api="${escapeMarkup(api)}"`) : page;
};

const SEARCH_BOX = /<form role="search"/;
const END_OF_FORM = "</form>";

const withoutSearch = (page: string): string => {
  const [before = "", ...boxes] = page.split(SEARCH_BOX);
  return before + boxes.map((box) => box.slice(box.indexOf(END_OF_FORM) + END_OF_FORM.length)).join("");
};

const movedPage = (to: string): string => {
  const target = escapeMarkup(to);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="0; url=${target}"><p>This page has moved: <a href="${target}">${target}</a></p></html>
`;
};

const FOR_ALL = [
  "content-security-policy",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "strict-transport-security",
  "x-content-type-options",
];
const FOREVER = "public, max-age=31536000, immutable";

const policyOf = (headers: Headers): string => headers.get("content-security-policy") ?? "";

const framesOf = (headers: Headers): string[] => /frame-src ([^;]*)/.exec(policyOf(headers))?.[1]?.split(" ") ?? [];

/** The policy with these sources in a directive, which is not there where the default does. */
const allowing = (policy: string, directive: string, hosts: string[]): string => {
  const lines = policy.split("; ");
  const had = lines.find((line) => line.startsWith(`${directive} `));
  const sources = new Set(["'self'", ...hosts, ...(had?.split(" ").slice(1) ?? [])]);
  if (sources.size === 1) return policy;
  return [...lines.filter((line) => line !== had), `${directive} ${[...sources].join(" ")}`].join("; ");
};

/**
 * One policy for all files: that of the page that needs most, with the hosts of all videos. It allows framing by the site
 * itself, which the map needs.
 */
const headersText = (headers: Headers, frames: string[], api: string): string => {
  const framed = policyOf(headers).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const policy = allowing(allowing(framed, "frame-src", frames), "connect-src", api ? [api] : []);
  const ruled = new Headers(headers);
  ruled.set("content-security-policy", policy);
  const lines = FOR_ALL.flatMap((name) => (ruled.get(name) ? `  ${name}: ${ruled.get(name)}` : []));
  const immutable = ["/assets/*", "/fonts/*", "/media/*"].flatMap((path) => [path, `  Cache-Control: ${FOREVER}`]);
  return `${["/*", ...lines, "  x-frame-options: SAMEORIGIN", ...immutable].join("\n")}\n`;
};
