// Runs before anything is installed, on any version of Node: plain JavaScript, no dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-from";

const lockHash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
const hasNode = existsSync("node_modules/.bin/node");

if (installed !== lockHash || !hasNode) {
  if (existsSync("node_modules/.package-lock.json") && hasNode && installed === "") {
    // `npm ci` was run by hand: only the stamp is missing.
    writeFileSync(STAMP, lockHash);
  } else {
    process.stdout.write("Installing dependencies …\n");
    const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(STAMP, lockHash);
  }
}
