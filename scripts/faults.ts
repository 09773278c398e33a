import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

// `npm run faults [name ...]`: the long forms of tests/faults, one after the other, and a table of what was counted.
const COUNTS = "test-results/faults.jsonl";
const only = process.argv.slice(2).map((name) => `tests/faults/${name}`);

mkdirSync("test-results", { recursive: true });
rmSync(COUNTS, { force: true });
const files = only.length > 0 ? only : ["tests/faults/"];
const { status } = spawnSync("npx", ["vitest", "run", "--project", "http", "--no-file-parallelism", ...files], {
  stdio: "inherit",
  env: { ...process.env, FAULTS: "long", FAULTS_COUNTS: COUNTS },
});
const lines = existsSync(COUNTS) ? readFileSync(COUNTS, "utf8").trim().split("\n") : [];
// biome-ignore-start lint/suspicious/noConsole: the tables are what this command is for
for (const line of lines) {
  const { scenario, counts } = JSON.parse(line) as { scenario: string; counts: Record<string, unknown> };
  console.log(`\n${scenario}`);
  console.table(counts);
}
console.log(status === 0 ? "\nEvery promise was kept." : "\nA promise was broken: see above.");
// biome-ignore-end lint/suspicious/noConsole: the tables are what this command is for
process.exit(status ?? 1);
