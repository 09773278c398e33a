import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Stands for the registry: puts the Node of this run where npm would. */
const NPM = `#!/bin/sh
mkdir -p node_modules/node/bin && ln -s ${process.execPath} node_modules/node/bin/node
`;

test("where installing took the Node away that runs it, another is fetched instead of a link to nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "ensure-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gone, bin] = [join(folder, "node_modules/.node"), join(folder, "bin")];
  for (const path of [gone, bin]) mkdirSync(path, { recursive: true });
  const own = join(gone, "node");
  linkOrCopy(process.execPath, own);
  writeFileSync(join(folder, ".nvmrc"), "26\n");
  writeFileSync(join(bin, "npm"), NPM);
  chmodSync(join(bin, "npm"), 0o755);
  const script = new URL("../../scripts/ensure-node.mjs", import.meta.url).href;
  const removed = `require("node:fs").rmSync("node_modules", { recursive: true }); import(${JSON.stringify(script)})`;
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const { status, stderr } = spawnSync(own, ["-e", removed], { cwd: folder, env, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  const linked = spawnSync(join(folder, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" });
  expect(linked.stdout).toBe(`${process.version}\n`);
});

const linkOrCopy = (from: string, to: string) => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // another disk
  }
};
