import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** The shell first: it draws no window, which saves a fifth of the browser tests' processor time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Loaded only where no Chromium is installed: it takes most of a second. */
const ofPlaywright = (): string => createRequire(import.meta.url)("@playwright/test").chromium.executablePath();

/** The path of a Chromium on this machine: an installed one or Playwright's; null without one. */
export const findChromium = (): string | null => {
  const isThere = (file: string) => file && existsSync(file);
  return [process.env.CHROMIUM ?? "", ...INSTALLED].find(isThere) ?? [ofPlaywright()].find(isThere) ?? null;
};

/** Finds a Chromium, else installs Playwright's, else Debian's package. Throws when neither works. */
export const ensureChromium = (): string => {
  const attempts = [
    "npx playwright install chromium",
    "apt-get update -qq && apt-get install -y -qq chromium-headless-shell",
  ];
  for (const attempt of ["true", ...attempts]) {
    if (attempt !== "true") process.stdout.write(`Getting a Chromium: ${attempt}\n`);
    spawnSync("sh", ["-c", attempt], { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
    const path = findChromium();
    if (path) return path;
  }
  throw new Error("no Chromium: install one, or name it in CHROMIUM");
};
