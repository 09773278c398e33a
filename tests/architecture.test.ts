import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The words of a language are a table, and stay in one file. */
const [LONGEST_FILE, LONGEST_TEST, LONGEST_WORDS] = [200, 300, 400];
const SOURCES = globSync("{server,app,domain,platform,content,scripts}/**/*.{ts,tsx,css,mjs}");

type Import = { file: string; from: string; typeOnly: boolean; relative: boolean };

const IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/gm;

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const from = fixed ?? dynamic ?? "";
    const relative = from.startsWith(".");
    const target = relative ? normalize(join(dirname(file), from)) : from.replace(/^#/, "");
    return { file, from: target, typeOnly: type !== undefined, relative };
  });

const imports = SOURCES.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^scripts\//.test(file)).flatMap(importsOf);

test("no file is longer than 200 lines, no test longer than 300", () => {
  const most = (file: string) => {
    if (/^domain\/words\/[a-z]{2}\.ts$/.test(file)) return LONGEST_WORDS;
    return /\.(test|spec)\./.test(file) ? LONGEST_TEST : LONGEST_FILE;
  };
  const all = [...SOURCES, ...globSync("tests/**/*.ts", { exclude: ["**/node_modules/**"] })];
  const long = all.filter((file) => readFileSync(file, "utf8").split("\n").length > most(file) + 1);
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
  ).toEqual([
    "domain/content/drafts/sweep-blank.server.ts",
    "domain/content/publishing/seed-site.server.ts",
    "domain/content/schedule/take-due.server.ts",
  ]);
});

test("migrations import nothing of the product", () => {
  const own = imports.filter(
    ({ file, from }) => file.includes("/migrations/") && /^(app|domain|platform|server)\//.test(from),
  );
  expect(own).toEqual([]);
});

/** The folders, beside each other, in which an import starts and ends; null where one lies in the other. */
const neighbors = ({ file, from }: Import): [string, string] | null => {
  const [a, b] = [dirname(file).split("/"), dirname(from).split("/")];
  const apart = a.findIndex((name, depth) => name !== b[depth]);
  if (apart < 0 || apart >= b.length) return null;
  return [a.slice(0, apart + 1).join("/"), b.slice(0, apart + 1).join("/")];
};

test("no two neighboring folders import each other, with all that lies in them", () => {
  const ways = new Map(
    imports.flatMap((one) => {
      const pair = neighbors(one);
      return pair ? [[pair.join(" > "), one] as const] : [];
    }),
  );
  const both = [...ways].filter(([way]) => ways.has(way.split(" > ").reverse().join(" > ")));
  expect(both.map(([, { file, from }]) => `${file} > ${from}`)).toEqual([]);
});

test("no two folders import each other, be they neighbors, apart, or one in the other", () => {
  const ways = new Set(imports.map(({ file, from }) => `${dirname(file)} <> ${dirname(from)}`));
  const pairs = [...ways].filter((way) => {
    const [from = "", to = ""] = way.split(" <> ");
    return from < to && ways.has(`${to} <> ${from}`);
  });
  expect(pairs).toEqual([]);
});

test("no imports go round in a circle, those of types included", () => {
  const graph = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: string[]) => {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(" > "));
    if (done.has(file)) return;
    for (const { from } of graph.get(file) ?? []) follow(from, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

const STYLES = globSync("app/cms/**/*.css");

/** The class that a rule styles: the first of its selector, or the first inside :has() where that is asked for. */
const leadingClass = (selector: string): string | undefined =>
  /:has\([^)]*?\.([\w-]+)/.exec(selector)?.[1] ?? /\.([\w-]+)/.exec(selector)?.[1];

/** The outermost selectors of a stylesheet, also those inside @media and the like. */
const selectorsOf = (css: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = "", mark] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") open.pop();
    if (mark !== "{") continue;
    if (open.every((outer) => outer.startsWith("@")) && !head.trim().startsWith("@")) found.push(...head.split(","));
    open.push(head.trim());
  }
  return found;
};

test("a class of the staff area is styled by one feature", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of STYLES) {
    for (const name of selectorsOf(readFileSync(file, "utf8")).flatMap((selector) => leadingClass(selector) ?? []))
      owners.set(name, (owners.get(name) ?? new Set()).add(file.split("/")[2] ?? ""));
  }
  const shared = [...owners].filter(([, features]) => features.size > 1);
  expect(shared.map(([name, features]) => `.${name}: ${[...features].join(", ")}`)).toEqual([]);
});

test("what the documentation names is there", () => {
  const known = globSync("{app,content,docs,domain,platform,scripts,server,tests}/**/*.{ts,tsx,css,mjs,md}");
  const isThere = (name: string) => known.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([\w./-]*\w\.(?:tsx?|css|mjs))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
