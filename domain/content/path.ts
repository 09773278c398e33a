import * as z from "zod";
import { addressOf } from "../addresses.ts";

const shape = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

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
    .refine((value) => !addressOf(value).reserved, "This address is used by the site itself")
    .meta({ label, control: "line" });
