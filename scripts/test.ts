import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";

// Everything that must hold. At the end: what was flaky, the seconds of each part, one line over all runners.
type Count = { passed: number; failed: number };
type Shown = "at once" | "at its end";
type Part = { name: string; command: string; env?: Record<string, string> };

const RESULTS = "test-results";

const seconds: [part: string, seconds: number][] = [];

/** Runs a command and answers whether it succeeded. What it says is shown at once, or as a whole when it has ended. */
const run = async ({ name, command, env = {} }: Part, show: Shown = "at once"): Promise<boolean> => {
  const begin = performance.now();
  const heading = `\n> ${command}\n`;
  const output = show === "at once" ? "inherit" : "pipe";
  const said = [heading];
  if (show === "at once") process.stdout.write(heading);
  const child = spawn("sh", ["-c", command], { stdio: ["ignore", output, output], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(String(chunk)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (show === "at its end") process.stdout.write(said.join(""));
  seconds.push([name, (performance.now() - begin) / 1000]);
  return code === 0;
};

const asCount = (succeeded: boolean): Count => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** What needs no build, one after the other, in the pauses of the tests beside it, some of which wait for an answer in time. */
const checks = async (): Promise<Count[]> => {
  const counts: Count[] = [];
  for (const name of ["lint", "typecheck", "dead-code"])
    counts.push(asCount(await run({ name, command: `nice npm run --silent ${name}` }, "at its end")));
  return counts;
};

/** Counts the tests of a runner that writes what happened as JSON; a runner that fell over is one failure. */
const counted = async (part: Part, file: string, read: (report: unknown) => Count, show?: Shown): Promise<Count> => {
  rmSync(file, { force: true });
  const succeeded = await run(part, show);
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const flaky: string[] = [];

type Tried = { fullName: string; status: string; failureMessages: string[] };
type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numFailedTestSuites", number> & {
  testResults: { assertionResults: Tried[] }[];
};

const ofVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as VitestReport;
  const tried = testResults.flatMap(({ assertionResults }) => assertionResults);
  const again = tried.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  flaky.push(...again.map(({ fullName }) => fullName.trim()));
  const failed = numFailedTests ?? 0;
  return { passed: numPassedTests ?? 0, failed: failed || (numFailedTestSuites ?? 0) };
};

type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };

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

type Env = Record<string, string>;

const withVitest = (env: Env): Promise<Count> => {
  const reporters = "--reporter=default --reporter=json --outputFile.json=test-results/vitest.json";
  const part = { name: "unit, components, HTTP, faults", command: `vitest run ${reporters}`, env };
  return counted(part, `${RESULTS}/vitest.json`, ofVitest, "at its end");
};

const journeys = (env: Env): Promise<Count> =>
  counted({ name: "journeys", command: "playwright test", env }, `${RESULTS}/playwright.json`, ofPlaywright);

/** Where the browser is that components and journeys need; without one they fail, each for itself. */
const withChromium = (): Env => {
  try {
    return { CHROMIUM: ensureChromium() };
  } catch (error) {
    process.stderr.write(`${error}\n`);
    return {};
  }
};

const MEMORY = "/dev/shm";
const ROOM = 4e9;

/**
 * A folder in memory for the thousands of databases and files that tests write and throw away, which costs half the
 * time of a disk. Null where the machine has none, has little room there, or lets no program run from it.
 */
const folderInMemory = (): string | null => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return null;
    const folder = mkdtempSync(join(MEMORY, "tests-"));
    chmodSync(folder, 0o755); // PostgreSQL runs as a user of its own
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    if (spawnSync(program).status === 0) return folder;
    rmSync(folder, { recursive: true });
  } catch {}
  return null;
};

const memory = folderInMemory();
if (memory) {
  process.env.TMPDIR = memory;
  process.once("exit", () => rmSync(memory, { recursive: true, force: true }));
}
mkdirSync(RESULTS, { recursive: true });
const begin = performance.now();
/** Beside each other what needs the build: faults and journeys wait for a good part of their time, and the rest fills it. */
const built = async (): Promise<Count[]> => {
  const build = await run({ name: "build", command: "node scripts/build.ts --if-stale" });
  const env = withChromium();
  return [asCount(build), ...(await Promise.all([withVitest(env), journeys(env)]))];
};
const counts = (await Promise.all([checks(), built()])).flat();
seconds.push(["all, beside each other", (performance.now() - begin) / 1000]);
for (const name of flaky) process.stdout.write(`\nFLAKY, failed at its first try: ${name}`);
process.stdout.write("\n\nSeconds\n");
for (const [name, taken] of seconds) process.stdout.write(`${taken.toFixed(0).padStart(5)}  ${name}\n`);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed\n`);
process.exit(total("failed") === 0 ? 0 : 1);
