import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.ts";

// Everything that must hold, in the order in which a fault is cheapest to find; one line over all runners at the end.
type Count = { passed: number; failed: number };

const RESULTS = "test-results";

const run = (command: string, environment: Record<string, string> = {}): boolean => {
  process.stdout.write(`\n> ${command}\n`);
  const env = { ...process.env, ...environment };
  return spawnSync("sh", ["-c", command], { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
};

const check = (command: string): Count => (run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts the tests of a runner that writes what happened as JSON; a runner that fell over is one failure. */
const counted = (command: string, file: string, read: (report: unknown) => Count, env = {}): Count => {
  rmSync(file, { force: true });
  const succeeded = run(command, env);
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const ofVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  const failed = numFailedTests ?? 0;
  return { passed: numPassedTests ?? 0, failed: failed || (numFailedTestSuites ?? 0) };
};

type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };

const flaky: string[] = [];

/** The tests that passed at their second try only, each with its file. */
const flakyIn = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

const ofPlaywright = (report: unknown): Count => {
  const { stats, suites } = report as { stats: Record<"expected" | "flaky" | "unexpected", number>; suites: Suite[] };
  flaky.push(...suites.flatMap(flakyIn));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

mkdirSync(RESULTS, { recursive: true });
const counts = [
  check("npm run --silent lint"),
  check("npm run --silent typecheck"),
  check("npm run --silent dead-code"),
  check("node scripts/build-if-stale.ts"),
  counted(
    "vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json",
    `${RESULTS}/vitest.json`,
    ofVitest,
  ),
  counted("playwright test", `${RESULTS}/playwright.json`, ofPlaywright, { CHROMIUM: ensureChromium() }),
];
for (const name of flaky) process.stdout.write(`\nFLAKY, failed at its first try: ${name}`);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed\n`);
process.exit(total("failed") === 0 ? 0 : 1);
