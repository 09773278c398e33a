import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const SOURCES = [
  "{app,domain,server,scripts,platform,public}/**/*.*",
  "{package-lock.json,vite.config.ts,react-router.config.ts}",
];
const STAMP = "build/source-hash";

/** Builds the product unless the stamp of the last build matches the sources. Throws when the build fails. */
export const buildIfStale = (): void => {
  const hash = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  process.stdout.write("Building …\n");
  // A test runner sets NODE_ENV to "test", which would build React's development version.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], { encoding: "utf8", env });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
  writeFileSync(STAMP, hash);
};

const hashOfSources = (): string => {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

if (import.meta.main) buildIfStale();
