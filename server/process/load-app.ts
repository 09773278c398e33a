import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Seed } from "#domain/content/publishing/seed-site.server.ts";
import type { FirstAdmin } from "#domain/staff/members/create-member.server.ts";
import type { Platform } from "#platform/platform.ts";

/** What Vite builds from `server/app.ts`: the joint over which objects pass and modules don't. */
export type App = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Answers a page that is kept, before any framework; false where it is none. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  isUnseeded: () => Promise<boolean>;
  makeFirstAdmin: () => Promise<FirstAdmin | null>;
  seed: (seed: Seed) => Promise<unknown>;
  /** The answer stops the jobs and waits for what is under way. */
  startJobs: () => () => Promise<void>;
};

type AppModule = { createApp: (platform: Platform, clientFolder: string | null, without?: readonly string[]) => App };

/** The product, with what answers before it (`before` calls `next` for what is not its own) and what ends with it. */
export type LoadedApp = App & {
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

/** The product as built by Vite below `root`; the bench leaves tricks out. Throws where it has not been built. */
export const loadApp = async (platform: Platform, root: string, without?: readonly string[]): Promise<LoadedApp> => {
  const file = join(root, "build/server/index.js");
  if (!existsSync(file)) throw new Error("the product is not built yet. Run npm run build, or npm start.");
  const { createApp } = (await import(pathToFileURL(file).href)) as AppModule;
  return { ...createApp(platform, join(root, "build/client"), without), close: async () => undefined };
};

/**
 * The product from its sources, read again when they change; Vite answers for scripts and styles. Staff screens swap
 * what changed by themselves; whatever the browser does not run reloads the page that is open.
 */
export const loadAppFromSources = async (platform: Platform, root: string): Promise<LoadedApp> => {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const { hot, moduleGraph } = vite.environments.client;
  vite.watcher.on("change", (file) => {
    if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: "full-reload" });
  });
  const load = async () => ((await vite.ssrLoadModule("/server/app.ts")) as AppModule).createApp(platform, null);
  return {
    ...(await load()),
    fetch: async (request, ...rest) => (await load()).fetch(request, ...rest),
    before: vite.middlewares,
    close: () => vite.close(),
  };
};
