import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const LONGEST_FILE = 200;
const SOURCES = globSync("{server,app,domain,platform,content,scripts}/**/*.{ts,tsx,css,mjs}");

type Import = { file: string; from: string; typeOnly: boolean; relative: boolean };

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, type, from = ""]) => ({
    file,
    from: from.startsWith(".") ? normalize(join(dirname(file), from)) : from.replace(/^#/, ""),
    typeOnly: type !== undefined,
    relative: from.startsWith("."),
  }));

const imports = SOURCES.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^scripts\//.test(file)).flatMap(importsOf);

const folderOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("app/") ? 2 : 1)
    .join("/");

test("no file is longer than 200 lines", () => {
  const long = SOURCES.filter((file) => !file.includes(".test.")).filter(
    (file) => readFileSync(file, "utf8").split("\n").length > LONGEST_FILE + 1,
  );
  expect(long).toEqual([]);
});

test("no folder has a name that says nothing", () => {
  expect(SOURCES.filter((file) => /(^|\/)(utils?|helpers?|lib|common|misc|shared)\//.test(file))).toEqual([]);
});

test("a relative import stays on its floor", () => {
  const across = imports.filter(({ file, from, relative }) => relative && file.split("/")[0] !== from.split("/")[0]);
  expect(across).toEqual([]);
});

test("the domain takes only types from the platform", () => {
  const values = imports.filter(
    ({ file, from, typeOnly }) => file.startsWith("domain/") && from.startsWith("platform/") && !typeOnly,
  );
  expect(values).toEqual([]);
});

test("nobody acts as the system on behalf of a request: only the seed and jobs do", () => {
  const users = imports.filter(({ from, typeOnly }) => from.endsWith("staff/system.ts") && !typeOnly);
  expect(
    users
      .map(({ file }) => file)
      .filter((file) => !file.startsWith("tests/"))
      .sort(),
  ).toEqual(["domain/content/run-schedule.server.ts", "domain/content/seed-site.server.ts"]);
});

test("migrations import nothing of the product", () => {
  const own = imports.filter(
    ({ file, from }) => file.includes("/migrations/") && /^(app|domain|platform|server)\//.test(from),
  );
  expect(own).toEqual([]);
});

test("no two folders import each other", () => {
  const pairs = new Set(imports.map(({ file, from }) => `${folderOf(file)} > ${folderOf(from)}`));
  const both = [...pairs].filter((pair) => {
    const [a, b] = pair.split(" > ");
    return a !== b && pairs.has(`${b} > ${a}`);
  });
  expect(both).toEqual([]);
});
