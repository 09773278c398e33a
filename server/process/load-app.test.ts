import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDeps } from "../../tests/deps.ts";
import { loadApp } from "./load-app.ts";

/** Builds whose app answers with a file of theirs, read when it is asked. */
const openRoot = () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const build = (name: string) => {
    for (const folder of ["server", "client"]) mkdirSync(join(root, "build", name, folder), { recursive: true });
    writeFileSync(join(root, "build", name, "client/name.txt"), name);
    writeFileSync(
      join(root, "build", name, "server/index.js"),
      `import { readFileSync } from "node:fs";
       export const createApp = (_, folder) => ({ fetch: () => new Response(readFileSync(folder + "/name.txt")) });`,
    );
    symlinkSync(name, join(root, "build/.next"));
    renameSync(join(root, "build/.next"), join(root, "build/current"));
  };
  return { root, build };
};

test("a process goes on with the files of its build when there is a newer one, which the next process begins with", async () => {
  const { root, build } = openRoot();
  const platform = (await openDeps("SQLite")) as unknown as Parameters<typeof loadApp>[0];
  await expect(loadApp(platform, root)).rejects.toThrow("not built yet");
  const load = async () => {
    const { fetch } = await loadApp(platform, root);
    return async () => (await fetch(new Request("http://site.test/name.txt"))).text();
  };
  build("first");
  const before = await load();
  expect(await before()).toBe("first");
  build("second");
  const after = await load();
  expect([await before(), await after()]).toEqual(["first", "second"]);
});
