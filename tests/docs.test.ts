import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...listOf("docs"), ...listOf("docs/decisions")];

function listOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? [`${folder}/${name}`] : []));
}

/** Paths in backticks that begin with a folder of this repository; `<kind>` and `…` stand for any name. */
const PATH = /`((?:server|app|domain|platform|content|tests|scripts|bench|art|deploy|docs)\/[\w./-]*)`/g;

test.each(pages.filter((page) => !isSuperseded(page)))("%s names only files that are there", (page) => {
  const paths = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`${path}.md`) && !isDecision(path))).toEqual([]);
});

/** `docs/decisions/038` means the page whose name begins so. */
function isDecision(path: string): boolean {
  const [, number] = /^docs\/decisions\/(\d{3})$/.exec(path) ?? [];
  return number !== undefined && readdirSync("docs/decisions").some((name) => name.startsWith(number));
}

/** What is superseded tells of its own time. */
function isSuperseded(page: string): boolean {
  return /^Date: .*Status: superseded/m.test(readFileSync(page, "utf8"));
}

test("each decision has a number of its own, a date and a status", () => {
  const names = readdirSync("docs/decisions");
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length);
  for (const name of names) {
    const [title = "", , meta = ""] = readFileSync(`docs/decisions/${name}`, "utf8").split("\n");
    expect(title, name).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect(meta, name).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted(; .+)?|superseded by \d{3}.*)$/);
  }
});
