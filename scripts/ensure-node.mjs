// Sees to it that node_modules/.bin/node, which npm scripts and npx call, is a Node that runs the product: the machine's own,
// or one that is fetched (the `node` package of the registry). Plain JavaScript, since any version of Node runs it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";

const LINK = "node_modules/.bin/node";
const PLACE = "node_modules/.node";
const wanted = readFileSync(".nvmrc", "utf8").trim();

/** Node 26 needs a library that servers without a compiler lack. */
const refuseLame = (node) => {
  const { status, stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return;
  const isAtomic = /libatomic/.test(stderr);
  const advice = isAtomic ? "apt-get install libatomic1 (Debian, Ubuntu) or libatomic (Fedora)." : stderr.trim();
  process.stderr.write(`Node ${wanted} was fetched and does not run here: ${advice}\n`);
  process.exit(1);
};

const fetched = () => {
  process.stdout.write(`Fetching Node ${wanted}, this is ${process.versions.node} …\n`);
  mkdirSync(PLACE, { recursive: true });
  writeFileSync(`${PLACE}/package.json`, "{}");
  const options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options, `node@${wanted}`], {
    cwd: PLACE,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  // The package keeps a second copy, with headers and manuals.
  rmSync(`${PLACE}/node_modules/node/node_modules`, { recursive: true, force: true });
  refuseLame(`${PLACE}/node_modules/node/bin/node`);
  return "../.node/node_modules/node/bin/node"; // from the link, so that the folder can be moved
};

if (!existsSync(LINK)) {
  const isNewEnough = Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10);
  // The Node that was fetched before may run this, and new dependencies have just been installed in its place.
  const isThere = existsSync(process.execPath);
  const node = isNewEnough && isThere ? process.execPath : fetched();
  mkdirSync("node_modules/.bin", { recursive: true });
  rmSync(LINK, { force: true });
  symlinkSync(node, LINK);
}
