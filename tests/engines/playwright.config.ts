import { defineConfig } from "@playwright/test";

/** Only the runner is Playwright's: each engine is driven by its own protocol. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["list"]],
  globalSetup: "../journeys/built.ts",
});
