import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { buildIfStale } from "./build.ts";

// What `npm start` adds to `node server/main.ts`: a build, and a mailbox to try it with unless real mail is set up.
if (existsSync(".env")) loadEnvFile(".env");
process.env.LOCAL_MAILBOX ??= process.env.AWS_ACCESS_KEY_ID ? "0" : "1";
process.env.LOG_LEVEL ??= "warn";
try {
  buildIfStale();
} catch (error) {
  process.stderr.write(`Could not start: ${(error as Error).message}\n`);
  process.exit(1);
}
await import("../server/main.ts");
