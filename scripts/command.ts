import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { type Env, parseEnv } from "../server/process/settings/env.ts";
import { explain } from "../server/process/start-fault.ts";

const readSettings = (): Env => {
  if (existsSync(".env")) loadEnvFile(".env");
  return parseEnv(process.env);
};

/** Runs a command with the settings; a fault is one clear line and exit code 1. */
export const command = async (run: (settings: Env, words: string[]) => Promise<void>): Promise<void> => {
  process.umask(0o077);
  try {
    await run(readSettings(), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${explain(error).replace(/^Could not start: /, "")}\n`);
    process.exitCode = 1;
  }
};

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
