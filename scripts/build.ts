import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// `npm run build`: builds into a folder of its own and then lets build/current lead there, in one step. A process that
// runs goes on with the folder that it began with.
const BUILDS = "build";
const CURRENT = join(BUILDS, "current");
const SOURCES = [
  "{app,domain,server,scripts,platform,public}/**/*.*",
  "{package-lock.json,vite.config.ts,react-router.config.ts}",
];
const STAMP = "source-hash";
/** Builds that stay, the newest included, for processes that began with them. */
const KEPT = 10;

const build = (): void => {
  const name = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const folder = join(BUILDS, name);
  const hash = hashOfSources();
  mkdirSync(folder, { recursive: true });
  try {
    // A test runner sets NODE_ENV to "test", which would build React's development version.
    const env = { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: folder };
    const { status, error } = spawnSync("react-router", ["build"], { stdio: "inherit", env });
    if (status !== 0) throw new Error(`the build failed: ${error?.message ?? `react-router ended with ${status}`}`);
    precompress(join(folder, "client"));
    writeFileSync(join(folder, STAMP), hash);
  } catch (fault) {
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
  const link = join(BUILDS, `.${name}`);
  symlinkSync(name, link);
  renameSync(link, CURRENT);
  sweep();
};

/** Puts a .br and a .gz beside each text file, at the highest level: it runs once per build. */
const precompress = (folder: string): void => {
  for (const file of globSync(join(folder, "**/*.{js,css,svg,ico,json,txt,webmanifest}"))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const sweep = (): void => {
  const builds = readdirSync(BUILDS).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name));
  for (const name of builds.sort().slice(0, -KEPT)) rmSync(join(BUILDS, name), { recursive: true, force: true });
};

const hashOfSources = (): string => {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

/** Builds the product unless the stamp of the last build matches the sources. Throws when the build fails. */
export const buildIfStale = (): void => {
  const stamp = join(CURRENT, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfSources()) return;
  process.stdout.write("Building …\n");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
};

if (import.meta.main) {
  try {
    if (process.argv.includes("--if-stale")) buildIfStale();
    else build();
  } catch (fault) {
    process.stderr.write(`${(fault as Error).message}\n`);
    process.exitCode = 1;
  }
}
