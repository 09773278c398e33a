import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { documentView } from "#domain/content/published/page-view.server.ts";
import { type Published, publishedDocument } from "#domain/content/published/published-document.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { publicPaths } from "../../../tests/public-paths.ts";
import { openSeededGround } from "../../../tests/seeded-ground.ts";
import { DocumentScreen } from "../document/document-screen.tsx";
import { sheetNames, sheetsOf } from "./styles-of.ts";

/** The classes of each rule of a sheet that does not stand in another rule. */
const rulesOf = (file: string): string[][] => {
  const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const rules: string[][] = [];
  let depth = 0;
  for (const [, text = "", sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    const group = text.trim().startsWith("@");
    if (sign === "{" && depth === 0 && !group) {
      for (const selector of text.split(","))
        rules.push([...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));
    }
    if (sign === "{" && (depth > 0 || !group)) depth += 1;
    if (sign === "}" && depth > 0) depth -= 1;
  }
  return rules.filter((classes) => classes.length > 0);
};

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));

/** Each document by itself, and each block of a page as if it were the only one. */
const alone = (document: Published): Published[] =>
  document.type === "page"
    ? document.data.blocks.map((block) => ({ ...document, data: { ...document.data, blocks: [block] } }))
    : [document];

test("a page carries every sheet that has something to say about what it shows", async () => {
  const ground = await openSeededGround("SQLite");
  const files = globSync("app/{ui,blocks,site/document}/**/*.css");
  const sheets = sheetNames.map((name) => {
    const file = files.find((path) => basename(path) === `${name}.css`) ?? "";
    return { name, rules: rulesOf(file) };
  });
  const missing: string[] = [];
  const site = await publishedSite(ground.database);
  for (const path of publicPaths) {
    const document = await publishedDocument(ground.database, path);
    if (!document) throw new Error(`${path} is not there`);
    for (const part of alone(document)) {
      const { view } = await documentView(ground, site, part);
      const shown = classesIn(renderToString(<DocumentScreen document={part} view={view} islands={{}} />));
      const carried = sheetsOf(part);
      for (const { name, rules } of sheets) {
        const needed = rules.some((classes) => classes.every((one) => shown.has(one)));
        const what = part.type === "page" ? part.data.blocks.map(({ type }) => type).join() : part.type;
        if (needed && !carried.includes(name)) missing.push(`${what}: ${name}`);
      }
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});
