// @module-tag slow
import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

type Literal = { file: string; source: string; flags: string };

/** Every regular expression that is written down in the product. */
const literals = (): Literal[] => {
  const found = new Map<string, Literal>();
  for (const file of globSync("{server,app,domain,platform}/**/*.{ts,tsx}")) {
    if (file.includes(".test.")) continue;
    const visitor = new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern, flags } = node.regex;
        found.set(`/${pattern}/${flags}`, { file, source: pattern, flags });
      },
    });
    visitor.visit(parseSync(file, readFileSync(file, "utf8")).program);
  }
  return [...found.values()];
};

/** Pieces of a pattern that a stranger would repeat: its own characters and runs of them, and one of each class. */
const pumps = ({ source }: Literal): string[] => {
  const plain = source.replace(/\\([^a-zA-Z0-9])/g, "$1").replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, "(");
  const runs = plain.match(/[^()[\]{}|?*+^$\\]{2,}/g) ?? [];
  const escaped = [...source.matchAll(/\\([^a-zA-Z0-9])/g)].map(([, one = ""]) => one);
  const pairs = escaped.slice(1).map((one, at) => (escaped[at] ?? "") + one);
  const classes = [" ", "\u00a0", "\n", "a", "A", "1", ".", "-", "_", "/", "<", '"', "=", ";", "\xe9"];
  const words = [...plain.matchAll(/[^\w\s]/g)].map(([one]) => one);
  const single = new Set([...classes, ...runs, ...pairs, ...words]);
  return [...single, ...runs.map((run) => `${run} `), "a ", "a.", "a-", "1a", " ,", "<a"];
};

/** In ms, the best of `tries`: a machine has other things to do. */
const timeOf = ({ source, flags }: Literal, text: string, tries = 1): number => {
  const times = Array.from({ length: tries }, () => {
    const pattern = new RegExp(source, flags);
    const started = performance.now();
    if (pattern.global) text.replace(pattern, "");
    else pattern.exec(text);
    return performance.now() - started;
  });
  return Math.min(...times);
};

/** The first are for what doubles with each piece; the last two are compared. */
const SIZES = [24, 32, 48, 72, 108, 160, 220, 300, 400, 6_250, 25_000, 50_000, 100_000];
/** In ms. Less is noise, whatever it is in proportion. */
const NOTABLE = 200;

/** Grows a text made of `pump` as long as that is quick. What is not is measured thrice, and against half as much. */
const backtracksOn = (literal: Literal, pump: string): boolean => {
  const prefix = (/^\^?([\w/<:. -]+)/.exec(literal.source)?.[1] ?? "").slice(0, -1);
  const textOf = (size: number) => `${prefix}${pump.repeat(Math.ceil(size / pump.length))}\u0000`;
  for (const size of SIZES) {
    if (timeOf(literal, textOf(size)) < NOTABLE) continue;
    const ms = timeOf(literal, textOf(size), 3);
    if (ms > NOTABLE && ms > 3 * timeOf(literal, textOf(size / 2), 3)) return true;
  }
  return false;
};

test("no regular expression takes more than in proportion on 100 kB of its own pieces", { timeout: 300_000 }, () => {
  const all = literals();
  expect(all.length).toBeGreaterThan(100);
  const slow = all.flatMap((literal) => {
    const pump = pumps(literal).find((one) => one && backtracksOn(literal, one));
    return pump === undefined
      ? []
      : [`${literal.file}: /${literal.source}/${literal.flags} on ${JSON.stringify(pump)}`];
  });
  expect(slow).toEqual([]);
});
