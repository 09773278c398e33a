// Runs before anything is installed, on any version of Node: plain JavaScript, no dependencies.
// `ensure-dependencies.mjs bench/pages` sees to what bench/pages/package.json lists.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const folder = process.argv[2] ?? ".";
const stamp = `${folder}/node_modules/.installed-from`;
const lockHash = createHash("sha256")
  .update(readFileSync(`${folder}/package-lock.json`))
  .digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== lockHash) {
  // `npm ci` was run by hand, and not without what builds: only the stamp is missing.
  const byHand = installed === "" && existsSync("node_modules/.package-lock.json") && existsSync("node_modules/vite");
  if (folder !== "." || !byHand) {
    process.stdout.write("Installing dependencies …\n");
    const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash);
}
await import("./ensure-node.mjs");
