import { relative } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { readFaults, withFaults } from "./faults.ts";
import { withSwitches } from "./switches.ts";

const root = process.cwd();
const what = process.env.HOLES_IN ?? "";
const faults = what.endsWith(".json") ? readFaults(what) : null;
const files = new Set(faults?.map(({ file }) => file));
const isMeant = (file: string) =>
  faults ? files.has(file) : file.startsWith(what) && /(?<!\.test|\.d)\.tsx?$/.test(file);

export default defineConfig({
  root,
  plugins: [
    {
      name: "switches",
      enforce: "pre",
      transform: (source, id) => {
        const file = relative(root, id);
        if (!isMeant(file)) return undefined;
        return { code: (faults ? withFaults(faults, file, source) : withSwitches(file, source)).code, map: null };
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
