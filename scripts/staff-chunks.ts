import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** Where code is first needed, in the order in which a browser comes by: what one part brings is not in those after it. */
const PARTS = ["site", "login", "shell", "staff"] as const;
type Part = (typeof PARTS)[number];

const ROUTES: Partial<Record<Part, string[]>> = {
  login: ["app/root.tsx", "app/cms/login/login-layout.tsx", "app/cms/login/login.tsx"],
  shell: ["app/cms/layout.tsx"],
};

/**
 * Which modules the browser gets in one file. By itself the bundler makes a file of each set of screens that share
 * something, and an editor asked for 78, half of them smaller than their headers. What a public page reaches is
 * left as it is, apart from crumbs: no visitor loads anything for the sake of staff.
 */
export const staffChunks = (): Rolldown.CodeSplittingOptions => {
  let parts: Map<string, Part> | undefined;
  const of = (part: Part) => (id: string, context: Context) => {
    const info = context.getModuleInfo(id);
    // What begins a file of its own has to stay findable by its name.
    if (!info || info.isEntry || info.dynamicImporters.length > 0) return null;
    parts ??= partsOf(context);
    return (parts.get(id) ?? "staff") === part ? part : null;
  };
  const shared = { minShareCount: 2 };
  return {
    groups: [
      { ...shared, name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
      { ...shared, name: of("site"), entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 4 },
      { ...shared, name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
      { ...shared, name: of("login"), priority: 2 },
      { ...shared, name: of("shell"), priority: 1 },
      { ...shared, name: of("staff"), entriesAware: true, entriesAwareMergeThreshold: 4_000 },
    ],
  };
};

const partsOf = (context: Context): Map<string, Part> => {
  const parts = new Map<string, Part>();
  const visit = (id: string, part: Part) => {
    const info = context.getModuleInfo(id);
    if (!info || parts.has(id)) return;
    parts.set(id, part);
    const later = part === "site" ? info.dynamicallyImportedIds : [];
    for (const next of [...info.importedIds, ...later]) visit(next, part);
  };
  visit(resolve("app/site/loader/loader.ts"), "site");
  for (const part of PARTS) for (const file of ROUTES[part] ?? []) visit(`${resolve(file)}${ROUTE}`, part);
  return parts;
};

/** What React Router makes of a route's file for the browser. */
const ROUTE = "?__react-router-build-client-route";
