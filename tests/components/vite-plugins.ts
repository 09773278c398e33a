import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What runs in Node alone: a screen's loader uses it, and a part that is tested in a browser never does. */
const SERVER = /\.server\.tsx?$|\/(?:platform|server)\/.*\.tsx?$/;
const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

const namesIn = (source: string): string[] => [
  ...[...source.matchAll(EXPORTED)].map(([, name = ""]) => name),
  ...[...source.matchAll(LISTED)].flatMap(([, list = ""]) =>
    list.split(",").flatMap((one) => /(\w+)\s*$/.exec(one)?.[1] ?? []),
  ),
];

const namesOf = async (id: string): Promise<string[]> =>
  id.startsWith("node:") ? Object.keys(await import(id)) : namesIn(readFileSync(id, "utf8"));

const WITHOUT = "\0without-server:";

/** Puts names without values in the place of Node's and the server's modules, which the build takes out of what browsers get. */
export const withoutServer = (): Plugin => ({
  name: "without-server",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (importer?.includes("/node_modules/")) return undefined;
    if (source.startsWith("node:")) return WITHOUT + source;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isServer = resolved && SERVER.test(resolved.id) && !resolved.id.includes("/node_modules/");
    return isServer ? WITHOUT + resolved.id : undefined;
  },
  async load(id) {
    if (!id.startsWith(WITHOUT)) return undefined;
    const names = new Set(await namesOf(id.slice(WITHOUT.length)));
    names.delete("default");
    return [...names].map((name) => `export const ${name} = undefined;`).join("\n") || "export {};";
  },
});

const PREVIEW = '<!doctype html><html lang="en"><title>Preview</title><main id="main"></main></html>';

/** Answers the address of a preview, which an editor shows in a frame, with an empty page. */
export const emptyPreviews = (): Plugin => ({
  name: "empty-previews",
  configureServer: ({ middlewares }) => {
    middlewares.use("/preview", (_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(PREVIEW);
    });
  },
});
