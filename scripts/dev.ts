import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

// `npm run dev`: the same as `npm start`, from the sources. Vite reloads app/, domain/ and the list of server/app.ts; what Node
// runs itself (platform/, content/, server/process) restarts the process, by its --watch-path.
if (existsSync(".env")) loadEnvFile(".env");
process.env.NODE_ENV = "development";
process.env.LOCAL_MAILBOX ??= "1";
process.env.LOG_LEVEL ??= "warn";
await import("../server/main.ts");
