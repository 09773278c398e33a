import { existsSync, realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Step } from "#domain/content/evolution/step.ts";
import type { Seed } from "#domain/content/publishing/seed-site.server.ts";
import type { FirstAdmin } from "#domain/staff/members/create-member.server.ts";
import type { Platform } from "#platform/platform.ts";

export type App = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** False for what is no beacon. */
  takeBeacon: (request: IncomingMessage, response: ServerResponse) => boolean;
  isUnseeded: () => Promise<boolean>;
  makeFirstAdmin: () => Promise<FirstAdmin | null>;
  seed: (seed: Seed) => Promise<unknown>;
  /** What stored content is read by. Tests add steps of their own, and take them out. */
  steps: Step[];
  /** Lets every replica find this version's files for the browser. */
  keepAssets: () => Promise<void>;
  startJobs: () => () => Promise<void>;
  /** Stores what only memory holds. */
  close: () => Promise<void>;
};

type AppModule = { createApp: (platform: Platform, clientFolder: string | null, without?: readonly string[]) => App };

/** `before` calls `next` for what is not its own. */
export type LoadedApp = App & {
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export const loadApp = async (platform: Platform, root: string, without?: readonly string[]): Promise<LoadedApp> => {
  const current = join(root, "build/current");
  if (!existsSync(current)) throw new Error("the product is not built yet. Run npm run build, or npm start.");
  // The folder itself: a later build lets the link lead elsewhere, and this process goes on with its own files.
  const folder = realpathSync(current);
  const { createApp } = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as AppModule;
  return createApp(platform, join(folder, "client"), without);
};

/** Read again when sources change; what the browser does not run reloads the page that is open. */
export const loadAppFromSources = async (platform: Platform, root: string): Promise<LoadedApp> => {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const { hot, moduleGraph } = vite.environments.client;
  vite.watcher.on("change", (file) => {
    if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: "full-reload" });
  });
  const load = async () => ((await vite.ssrLoadModule("/server/app.ts")) as AppModule).createApp(platform, null);
  const app = await load();
  return {
    ...app,
    fetch: async (request, ...rest) => (await load()).fetch(request, ...rest),
    before: vite.middlewares,
    close: async () => {
      await app.close();
      await vite.close();
    },
  };
};
