import * as z from "zod";

const shape = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

/** First segments that the application itself answers; no document may live below them. */
export const reservedSegments = [
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
