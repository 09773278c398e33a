import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";

// `npm run fuzz -- [--seed N] [--only K,K-K,…] [--requests N] [--database sqlite|postgres]`: the long form, on both databases.
const COUNTS = "test-results/fuzz.jsonl";
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string", default: "" },
    requests: { type: "string", default: "60000" },
    database: { type: "string", default: "both" },
  },
});

mkdirSync("test-results", { recursive: true });
rmSync(COUNTS, { force: true });
const { status } = spawnSync("vitest", ["run", "--project", "http", "tests/fuzz"], {
  stdio: "inherit",
  env: {
    ...process.env,
    FUZZ_DATABASE: values.database,
    FUZZ_LONG: "1",
    FUZZ_SEED: values.seed,
    FUZZ_ONLY: values.only,
    FUZZ_REQUESTS: values.requests,
    FAULTS_COUNTS: COUNTS,
  },
});

// biome-ignore-start lint/suspicious/noConsole: the tables are what this command is for
for (const line of existsSync(COUNTS) ? readFileSync(COUNTS, "utf8").trim().split("\n") : []) {
  const { scenario, counts } = JSON.parse(line) as { scenario: string; counts: Record<string, unknown> };
  console.log(`\n${scenario}`);
  console.table(counts);
}
console.log(`\nSeed ${values.seed}. What failed can be sent again: npm run fuzz -- --seed ${values.seed} --only K`);
// biome-ignore-end lint/suspicious/noConsole: the tables are what this command is for
process.exit(status ?? 1);
