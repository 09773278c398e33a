import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

// Young memory stays as small as it begins: it is swept more often, and no slower, than one that has grown (decision 024).
setFlagsFromString("--semi-space-growth-factor=1");
// What an earlier start compiled is not compiled again. Where the folder can't be written, it is compiled each time.
enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));
const { started } = await import("./serve.ts");
await started;
flushCompileCache();
