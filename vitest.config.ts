import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ORDER = ["faults", "http", "unit"];

/** What waits for most of its time begins first, and what computes fills the pauses. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}

const shared = {
  // Only what hangs is to fail by these: a busy machine takes ten times as long as a quiet one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A worker runs one file after the other without loading the product anew for each.
  isolate: false,
  // Faults are waited for, and answers about passwords take a second by design: more workers than cores.
  maxWorkers: 4,
};

export default defineConfig({
  test: {
    globalSetup: ["tests/postgres.ts"],
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          setupFiles: ["tests/quick-passwords.ts"],
          include: ["{app,bench,content,domain,platform,server,scripts}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "http",
          include: ["tests/{http,commands,fuzz}/**/*.test.ts"],
          globalSetup: ["tests/built.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/built.ts"],
        },
      },
    ],
  },
});
