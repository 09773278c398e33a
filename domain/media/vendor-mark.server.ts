import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// One file, to find the folder: importing the collection as a module takes 25 MB of memory.
const icons = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/simpleicons.svg"));

const fileOf = (name: string): string => join(icons, `${name}.svg`);

/** Whether the icon collection (simple-icons) has a mark of this name, such as "cisco". */
export const hasVendorMark = (name: string): boolean => /^\w+$/.test(name) && existsSync(fileOf(name));

export const vendorMark = (name: string): string | undefined =>
  hasVendorMark(name) ? /<path d="([^"]+)"/.exec(readFileSync(fileOf(name), "utf8"))?.[1] : undefined;
