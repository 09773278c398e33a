import { relative } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { lookedAt } from "./faults.ts";

const root = process.cwd();
const { isMeant, switched } = lookedAt(process.env.HOLES_IN ?? "");

export default defineConfig({
  root,
  plugins: [
    {
      name: "switches",
      enforce: "pre",
      transform: (source, id) => {
        const file = relative(root, id);
        return isMeant(file) ? { code: switched(file, source).code, map: null } : undefined;
      },
    },
  ],
  test: {
    globalSetup: ["tests/postgres.ts"],
    // What stands there of another run has switches in other folders.
    fsModuleCache: false,
    setupFiles: ["tests/holes/setup.ts", "tests/quick-passwords.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 1_500 } },
    include: ["{app,content,domain,platform,server}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "app/**/*.browser.test.tsx"],
  },
});
