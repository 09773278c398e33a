import * as z from "zod";

const shape = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

/** First segments that the application itself answers; no document may live below them. */
const reservedSegments = [
  "api",
  "assets",
  "card",
  "cms",
  "cmslogin",
  "fonts",
  "healthz",
  "map",
  "media",
  "preview",
  "readyz",
];

/** Files that the site writes itself; no document and no redirect may stand there. */
const ownFiles = new Set([
  "/robots.txt",
  "/sitemap.xml",
  "/blog/rss.xml",
  "/llms.txt",
  "/site.webmanifest",
  "/favicon.ico",
]);

/** True for what the application itself answers, whatever is published: its own files, the API, the staff area. */
export const isOwnAddress = (path: string): boolean =>
  ownFiles.has(path) ||
  [...reservedSegments, "icons"].includes(path.split("/")[1] ?? "") ||
  /^\/blog\/page\/|^\/[^/]+\.xml$/.test(path);

/** The address of a document: lower-case words, digits and hyphens, parted by slashes; below `prefix` where one is given. */
export const path = (label: string, prefix = "/") =>
  z
    .string()
    .trim()
    .max(150, "At most 150 characters")
    .regex(shape, "Lower-case letters, digits and hyphens only, starting with /")
    .refine(
      (value) => value.startsWith(prefix) && (prefix === "/" || value.length > prefix.length),
      `Start with ${prefix}`,
    )
    .refine((value) => !reservedSegments.includes(value.split("/")[1] ?? ""), "This address is used by the site itself")
    .meta({ label, control: "line" });
