import { readFileSync } from "node:fs";
import { minify, type Plugin } from "vite";

const QUERY = "?inline-script";

/** `import text from "./start.js?inline-script"`: a script that pages hold in themselves, as short as it can be said. */
export const inlineScript = (): Plugin => ({
  name: "inline-script",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { code, errors } = await minify(file, readFileSync(file, "utf8"), { module: false });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
    return `export default ${JSON.stringify(code.trim())};`;
  },
});
