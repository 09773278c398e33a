import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ENTRY = "app/site/loader/loader.ts";
const VIRTUAL = "virtual:site-loader";
/** Fetched by the editor once it is needed, so that only the server can name it beforehand. */
const TEXTS = "app/cms/editor/rich-text/rich-text-field.tsx";

/**
 * Builds the loader of the public pages beside React Router's own client entries, and tells the server build under
 * which address it stands, and where the code of texts does: `import { loaderUrl, textsUrl } from "virtual:site-loader"`.
 */
export const siteLoader = (): Plugin => {
  let clientFolder = "";
  let serving = false;
  return {
    name: "site-loader",
    configResolved: (config) => {
      clientFolder = resolve(config.root, config.environments.client?.build.outDir ?? "");
      serving = config.command === "serve";
    },
    configEnvironment: (name, environment) => {
      if (name !== "client") return;
      const input = environment.build?.rolldownOptions?.input;
      const entries = typeof input === "string" ? [input] : Array.isArray(input) ? input : Object.values(input ?? {});
      return { build: { manifest: true, rolldownOptions: { input: [...entries, ENTRY] } } };
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      // Only the server writes pages; while the client is being built, the name is not known yet.
      if (!serving && this.environment.name === "client") return 'export const loaderUrl = "", textsUrl = "";';
      const urlOf = (file: string) => JSON.stringify(serving ? `/${file}` : builtUrl(clientFolder, file));
      return `export const loaderUrl = ${urlOf(ENTRY)}, textsUrl = ${urlOf(TEXTS)};`;
    },
  };
};

const builtUrl = (clientFolder: string, file: string): string => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
  return `/${manifest[file].file}`;
};
