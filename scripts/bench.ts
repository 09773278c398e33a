import { mkdirSync, writeFileSync } from "node:fs";
import { publicPaths } from "../tests/public-paths.ts";
import { measurePages } from "./bench/lighthouse.ts";
import { measurePublishing } from "./bench/publishing.ts";
import { measureThroughput } from "./bench/throughput.ts";

// `npm run bench [path ...]`: ratios and counts taken side by side in one run, as tables and in bench/results.json.
const paths = process.argv.length > 2 ? process.argv.slice(2) : publicPaths;

const server = { ...(await measureThroughput()), ...(await measurePublishing()) };
const pages = await measurePages(paths);
mkdirSync("bench", { recursive: true });
writeFileSync("bench/results.json", `${JSON.stringify({ server, pages }, null, 2)}\n`);
// biome-ignore-start lint/suspicious/noConsole: the tables are what this command is for
console.table(server);
console.table(Object.fromEntries(pages.map(({ path, ...figures }) => [path, figures])));
// biome-ignore-end lint/suspicious/noConsole: the tables are what this command is for
