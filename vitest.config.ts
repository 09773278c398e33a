import { defineConfig } from "vitest/config";

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{app,bench,content,domain,platform,server,scripts}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          globalSetup: ["tests/postgres.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "http",
          include: ["tests/{http,faults}/**/*.test.ts"],
          globalSetup: ["tests/built.ts", "tests/postgres.ts"],
        },
      },
    ],
  },
});
