// Runs before anything is installed, on whatever Node is there: plain JavaScript, nothing imported but Node's own.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-from";

const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
const nodeThere = existsSync("node_modules/.bin/node");

if (installed !== wanted || !nodeThere) {
  if (existsSync("node_modules/.package-lock.json") && nodeThere && installed === "") {
    // `npm ci` was run by hand: nothing to do but to remember it.
    writeFileSync(STAMP, wanted);
  } else {
    process.stdout.write("Installing dependencies …\n");
    const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(STAMP, wanted);
  }
}
