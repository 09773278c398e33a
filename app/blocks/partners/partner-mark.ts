import * as files from "node:fs"; // whole modules: in a browser they are there, but empty
import * as modules from "node:module";

const outlines = new Map<string, string>();

/**
 * The outline of a vendor's mark by its name in the icon collection, on a grid of 24; nothing for an unknown name. Read
 * mark by mark: the collection as a whole is 25 MB of memory. Only the server has it: in a browser there is nothing.
 */
export const markOf = (slug: string): string | undefined => {
  if (!import.meta.env.SSR || !/^\w+$/.test(slug)) return undefined;
  const outline = outlines.get(slug) ?? readOutline(slug);
  if (outline) outlines.set(slug, outline);
  return outline;
};

const readOutline = (slug: string): string | undefined => {
  try {
    const file = modules.createRequire(import.meta.url).resolve(`simple-icons/icons/${slug}.svg`);
    return /<path d="([^"]+)"/.exec(files.readFileSync(file, "utf8"))?.[1];
  } catch {
    return undefined; // no such mark
  }
};
