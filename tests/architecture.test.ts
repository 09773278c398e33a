import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const [LONGEST_FILE, LONGEST_TEST] = [200, 300];
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

test("no file is longer than 200 lines, no test longer than 300", () => {
  const most = (file: string) => (/\.(test|spec)\./.test(file) ? LONGEST_TEST : LONGEST_FILE);
  const all = [...SOURCES, ...globSync("tests/**/*.ts")];
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
  ).toEqual(["domain/content/life/run-schedule.server.ts", "domain/content/life/seed-site.server.ts"]);
});

test("migrations import nothing of the product", () => {
  const own = imports.filter(
    ({ file, from }) => file.includes("/migrations/") && /^(app|domain|platform|server)\//.test(from),
  );
  expect(own).toEqual([]);
});

/** The folders, beside each other, in which an import starts and ends; null where one lies in the other. */
const neighbours = ({ file, from }: Import): [string, string] | null => {
  const [a, b] = [dirname(file).split("/"), dirname(from).split("/")];
  const apart = a.findIndex((name, depth) => name !== b[depth]);
  if (apart < 0 || apart >= b.length) return null;
  return [a.slice(0, apart + 1).join("/"), b.slice(0, apart + 1).join("/")];
};

test("no two folders beside each other import each other, on any floor, at any depth", () => {
  const ways = new Map(
    imports.flatMap((one) => {
      const pair = neighbours(one);
      return pair ? [[pair.join(" > "), one] as const] : [];
    }),
  );
  const both = [...ways].filter(([way]) => ways.has(way.split(" > ").reverse().join(" > ")));
  expect(both.map(([, { file, from }]) => `${file} > ${from}`)).toEqual([]);
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
  const missing = ["README.md", ...globSync("docs/**/*.md")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([\w./-]*\w\.(?:tsx?|css|mjs))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
