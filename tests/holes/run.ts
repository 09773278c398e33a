import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Switch, withSwitches } from "./switches.ts";

// `npm run holes <folder> [tests ...]`: which small faults in the files of a folder no unit test notices, those of the
// folder itself unless others are named.
const [folder = "", ...tests] = process.argv.slice(2);
const out = mkdtempSync(join(tmpdir(), "holes-"));
spawnSync(
  "vitest",
  ["run", "--reporter=dot", "-c", "tests/holes/vitest.config.ts", ...(tests.length > 0 ? tests : [folder])],
  {
    stdio: "inherit",
    env: { ...process.env, HOLES_IN: folder, HOLES_OUT: out, TEST_DATABASES: "sqlite" },
  },
);

const linesOf = (name: string): Set<string> =>
  new Set(existsSync(join(out, name)) ? readFileSync(join(out, name), "utf8").trim().split("\n") : []);
const noticed = linesOf("noticed");
const unnoticed = [...linesOf("passed")].filter((one) => !noticed.has(one));
const byPlace = new Intl.Collator("en", { numeric: true });

const switches = new Map<string, Switch[]>();
const switchOf = (one: string): string => {
  const [file = "", index] = one.split(" ");
  const all = switches.get(file) ?? withSwitches(file, readFileSync(file, "utf8")).switches;
  switches.set(file, all);
  const { line, kind, text } = all[Number(index)] ?? { line: 0, kind: "", text: "" };
  return `${file}:${line}  ${kind}: ${text}`;
};
process.stdout.write(`\n${unnoticed.map(switchOf).sort(byPlace.compare).join("\n")}\n`);
process.stdout.write(`\n${noticed.size} noticed, ${unnoticed.length} passed by and not noticed\n`);
rmSync(out, { recursive: true });
