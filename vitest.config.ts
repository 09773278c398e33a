import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A worker runs one file after the other without loading the product anew for each.
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: ["tests/postgres.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{app,bench,content,domain,platform,server,scripts}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "http",
          include: ["tests/{http,commands,fuzz}/**/*.test.ts"],
          globalSetup: ["tests/built.ts"],
          // Answers about passwords take a second by design: more workers than cores wait for them side by side.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/built.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
