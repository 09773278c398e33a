// `npm run serve`: the product as it is deployed, on whatever Node the machine has. Plain JavaScript, nothing imported but
// Node's own. Where the machine's Node is older, `npm run build` fetched one; without that, the machine's must do.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first Node that runs TypeScript as it is and has everything the server uses. */
const OLDEST = 26;

const root = fileURLToPath(new URL("..", import.meta.url));
const bundled = `${root}node_modules/.bin/node`;
process.env.NODE_ENV ??= "production";

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  await import("../server/main.ts");
} else if (existsSync(bundled)) {
  const child = spawn(bundled, [`${root}server/main.ts`], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} else {
  process.stderr.write(`Node ${OLDEST} is needed, this is ${process.versions.node}: npm run build fetches it.\n`);
  process.exit(1);
}
