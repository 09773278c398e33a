import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

type Part = "site" | "login" | "shell" | "staff";

/** The routes that parts begin with, in the order in which a browser comes by: what one part has, no later one brings. */
const ROUTES: [Part, string][] = [
  ["login", "app/root.tsx"],
  ["login", "app/cms/login/login-layout.tsx"],
  ["login", "app/cms/login/login.tsx"],
  ["shell", "app/cms/layout.tsx"],
];

/** What React Router makes of the file of a route for the browser. */
const IN_BROWSER = "?__react-router-build-client-route";

/**
 * Which modules the browser gets in one file: of these groups, the first that takes a module has it. By itself the
 * bundler makes a file of each set of screens that share something, and an editor asked for 78, nearly half of them
 * below 1 kB. What a public page reaches is left as it is, apart from crumbs: no visitor loads anything for staff.
 */
export const staffChunks = (): Rolldown.OutputOptions => {
  let parts: Map<string, Part> | undefined;
  const onlyOf = (part: Part) => (id: string, context: Context) => {
    const info = context.getModuleInfo(id);
    // What begins a file of its own has to stay findable by its name.
    if (!info || info.isEntry || info.dynamicImporters.length > 0) return null;
    parts ??= partsOf(context);
    return (parts.get(id) ?? "staff") === part ? part : null;
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: "preload-helper", test: /vite[\\/]preload-helper/ },
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: onlyOf("site"), entriesAware: true, entriesAwareMergeThreshold: 1_000 },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
    { name: onlyOf("login") },
    { name: onlyOf("shell") },
    { name: onlyOf("staff"), entriesAware: true, entriesAwareMergeThreshold: 4_000 },
  ];
  return {
    codeSplitting: { minShareCount: 2, groups: groups.map((group, n) => ({ ...group, priority: groups.length - n })) },
    // The bundler names what some screens share after all of them.
    chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
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
  for (const [part, file] of ROUTES) visit(`${resolve(file)}${IN_BROWSER}`, part);
  return parts;
};
