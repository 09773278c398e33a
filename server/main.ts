import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// What an earlier start compiled is not compiled again. Where the folder can't be written, it is compiled each time.
enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));
const { started } = await import("./process/serve.ts");
await started;
flushCompileCache();
