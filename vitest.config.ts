import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { siteLoader } from "./scripts/site-loader-plugin.ts";
import { emptyPreviews, withoutServer } from "./tests/components/vite-plugins.ts";
import { HANGS_MS } from "./tests/hangs.ts";
import { launchOptions } from "./tests/launch-options.ts";

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
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A worker runs one file after the other without loading the product anew for each.
  isolate: false,
  // Faults are waited for, and answers about passwords take a second by design: more workers than cores.
  maxWorkers: 4,
};

/** Parts of the staff area, each in a page of Chromium that holds it alone. */
const COMPONENTS = "app/**/*.browser.test.tsx";

export default defineConfig({
  test: {
    globalSetup: ["tests/postgres.ts"],
    sequence: { sequencer: WaitingFirst },
    tags: [{ name: "slow", description: "Takes a core a quarter of a second or more: test:fast leaves it out" }],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          setupFiles: ["tests/quick-passwords.ts"],
          include: [
            "{app,bench,content,domain,platform,server,scripts}/**/*.test.{ts,tsx}",
            "tests/{*,holes/*}.test.ts",
          ],
          exclude: [...configDefaults.exclude, COMPONENTS],
        },
      },
      {
        plugins: [withoutServer(), emptyPreviews(), siteLoader()],
        define: { SPECULATION_RULES: "''" },
        // All found before the first test: what is found later loads the page anew, under the test.
        optimizeDeps: {
          entries: [COMPONENTS],
          include: ["react/jsx-dev-runtime", "react-dom/client", "react-dom/server", "react-image-crop"],
        },
        test: {
          ...shared,
          name: "components",
          include: [COMPONENTS],
          // A page for each file, or the styles and windows of one would be in sight of the next.
          isolate: true,
          // After all others, while the last journeys run: they would share the two cores with eight workers.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          expect: { poll: { timeout: Math.min(HANGS_MS, 60_000) } },
          // As in journeys: a second try tells a race in a test from a fault of the product, and is told at the end.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, actionTimeout: HANGS_MS }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
            screenshotFailures: false,
          },
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
