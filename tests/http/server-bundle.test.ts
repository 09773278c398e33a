import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { expect, test } from "vitest";

const BARE_IMPORT = /^(?:import|export)\s(?:[\w$*{},\s]+\sfrom\s)?"([^".#/][^"\n]*)"|\bimport\("([^".#/][^"\n]*)"\)/gm;

test("what the built server imports is installed in production", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const imported = globSync("build/current/server/**/*.js").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(BARE_IMPORT)].map(([, fixed, later]) => fixed ?? later ?? ""),
  );
  const names = new Set(
    imported.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]),
  );
  expect(names.size).toBeGreaterThan(5);
  const shipped = (name = "") => packages[`node_modules/${name}`] && !packages[`node_modules/${name}`]?.dev;
  expect([...names].filter((name) => !shipped(name))).toEqual([]);
});
