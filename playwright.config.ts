import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/launch-options.ts";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  // One more than the cores of a small machine: a journey waits for a good part of its time.
  workers: 3,
  fullyParallel: false,
  // Only what hangs is to fail by these: on a small machine Vitest runs beside the journeys.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A second try tells a race in a test from a fault of the product; what needed it is reported as flaky.
  retries: 1,
  reporter: [["dot"], ["json", { outputFile: "test-results/playwright.json" }]],
  globalSetup: "./tests/journeys/built.ts",
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // Recording slows every test down; what failed is recorded when it is tried again.
    trace: "on-first-retry",
  },
});
