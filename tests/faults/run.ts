import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

// `npm run faults [name ...]`: the long forms of tests/faults, one after the other, and a table of what was counted.
const COUNTS = "test-results/faults.jsonl";
const REPORT = "test-results/faults.json";
const names = process.argv.slice(2);
const files = names.length > 0 ? names.map((name) => `tests/faults/${name}`) : ["tests/faults/"];

mkdirSync("test-results", { recursive: true });
for (const file of [COUNTS, REPORT]) rmSync(file, { force: true });
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
spawnSync("vitest", ["run", "--project", "faults", "--no-file-parallelism", ...reporters, ...files], {
  stdio: "inherit",
  env: { ...process.env, FAULTS: "long", FAULTS_COUNTS: COUNTS },
});

/** Read from the report: the PostgreSQL of the tests ends the process with a code of its own. */
const isKept = () => {
  if (!existsSync(REPORT)) return false;
  const { numPassedTests, numFailedTestSuites } = JSON.parse(readFileSync(REPORT, "utf8"));
  return numPassedTests > 0 && numFailedTestSuites === 0;
};

const lines = existsSync(COUNTS) ? readFileSync(COUNTS, "utf8").trim().split("\n") : [];
const kept = isKept();
// biome-ignore-start lint/suspicious/noConsole: the tables are what this command is for
for (const line of lines) {
  const { scenario, counts } = JSON.parse(line) as { scenario: string; counts: Record<string, unknown> };
  console.log(`\n${scenario}`);
  console.table(counts);
}
console.log(kept ? "\nEvery promise was kept." : "\nA promise was broken: see above.");
// biome-ignore-end lint/suspicious/noConsole: the tables are what this command is for
process.exit(kept ? 0 : 1);
