import { execFileSync } from "node:child_process";
import type { Plugin } from "vite";

/** Writes beside the built server which commit it was made of: COMMIT, or what git says here, or "unknown". */
export const release = (): Plugin => ({
  name: "release",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "release.json", source: JSON.stringify({ commit: commit() }) });
  },
});

const commit = (): string => process.env.COMMIT || fromGit() || "unknown";

const fromGit = (): string => {
  try {
    const asked = execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { stdio: ["ignore", "pipe", "ignore"] });
    return String(asked).trim();
  } catch {
    return "";
  }
};
