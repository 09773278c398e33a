import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ENTRY = "app/site/loader/loader.ts";
const VIRTUAL = "virtual:site-loader";

/**
 * Builds the loader of the public pages beside React Router's own client entries, and tells the server build under
 * which address it stands: `import { loaderUrl } from "virtual:site-loader"`.
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
      if (!serving && this.environment.name === "client") return 'export const loaderUrl = "";';
      const url = serving ? `/${ENTRY}` : builtUrl(clientFolder);
      return `export const loaderUrl = ${JSON.stringify(url)};`;
    },
  };
};

const builtUrl = (clientFolder: string): string => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
  return `/${manifest[ENTRY].file}`;
};
