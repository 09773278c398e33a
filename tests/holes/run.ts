import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lookedAt } from "./faults.ts";
import type { Switch } from "./switches.ts";

// `npm run holes <folder> [tests ...]`: which small faults in the files of a folder no unit test notices, those of the
// folder itself unless others are named. `npm run holes <list>.json`: which of the faults listed there none notices.
const [what = "", ...tests] = process.argv.slice(2);
const { files, switched } = lookedAt(what);
const out = mkdtempSync(join(tmpdir(), "holes-"));
spawnSync(
  "vitest",
  ["run", "--reporter=dot", "-c", "tests/holes/vitest.config.ts", ...(tests.length > 0 || files ? tests : [what])],
  {
    stdio: "inherit",
    env: { ...process.env, HOLES_IN: what, HOLES_OUT: out, ...(files ? {} : { TEST_DATABASES: "sqlite" }) },
  },
);

const linesOf = (name: string): Set<string> =>
  new Set(existsSync(join(out, name)) ? readFileSync(join(out, name), "utf8").trim().split("\n") : []);
const noticed = linesOf("noticed");
const passed = linesOf("passed");
const unnoticed = [...passed].filter((one) => !noticed.has(one));
const byPlace = new Intl.Collator("en", { numeric: true });

const known = new Map<string, Switch[]>();
const switchesIn = (file: string): Switch[] => {
  const all = known.get(file) ?? switched(file, readFileSync(file, "utf8")).switches;
  known.set(file, all);
  return all;
};
const list = (ones: string[]): void => {
  const lines = ones.map((one) => {
    const [file = "", index] = one.split(" ");
    const { line, kind, text } = switchesIn(file)[Number(index)] ?? { line: 0, kind: "", text: "" };
    return `${file}:${line}  ${kind}: ${text}`;
  });
  process.stdout.write(`\n${lines.sort(byPlace.compare).join("\n")}\n`);
};
list(unnoticed);
process.stdout.write(`\n${noticed.size} noticed, ${unnoticed.length} passed by and not noticed\n`);
if (files) {
  const all = [...files].flatMap((file) => switchesIn(file).map((_, n) => `${file} ${n}`));
  const rest = all.filter((one) => !noticed.has(one) && !passed.has(one));
  list(rest);
  process.stdout.write(`\n${rest.length} where no unit test came by\n`);
}
rmSync(out, { recursive: true });
