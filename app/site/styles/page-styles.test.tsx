import { globSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { documentView } from "#domain/content/published/page/page-view.server.ts";
import { type Published, publishedDocument } from "#domain/content/published/published-document.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { publicPaths } from "../../../tests/public-paths.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { DocumentScreen } from "../document/document-screen.tsx";
import { sheetAt, sheetNames, sheetsOf } from "./page-styles.ts";

const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));

/** Each document by itself, and each block of a page as if it were the only one. */
const alone = (document: Published): Published[] =>
  document.type === "page"
    ? document.data.blocks.map((block) => ({ ...document, data: { ...document.data, blocks: [block] } }))
    : [document];

/** The sheets that style a class, by the class's name; "" for a sheet of every page. */
const sheetsByClass = new Map<string, Set<string>>();
for (const path of globSync("app/{ui,cards,blocks,site}/**/*.css")) {
  const [sheet] = sheetAt(path);
  for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/\.([a-z][\w-]*)/g))
    sheetsByClass.set(name, (sheetsByClass.get(name) ?? new Set()).add(sheetNames.includes(sheet) ? sheet : ""));
}

const isUnstyled = (name: string, carried: string[]) => {
  const sheets = sheetsByClass.get(name);
  return sheets !== undefined && !["", ...carried].some((sheet) => sheets.has(sheet));
};

/** The classes of a sheet begin with its name, so what wears such a class needs the sheet. */
const needs = (classes: string[], sheet: string) =>
  classes.some((name) => name === sheet || name.startsWith(`${sheet}-`));

test("a page carries every sheet whose classes it shows", async () => {
  const platform = await openSeeded("SQLite");
  const missing: string[] = [];
  const unstyled: string[] = [];
  const needed = new Set<string>();
  const site = await publishedSite(platform);
  for (const path of publicPaths) {
    const document = await publishedDocument(platform.database, path);
    if (!document) throw new Error(`${path} is not there`);
    for (const part of alone(document)) {
      const { view } = await documentView(platform, site, part);
      const classes = classesIn(renderToString(<DocumentScreen document={part} view={view} islands={{}} />));
      const carried = sheetsOf(part, view);
      unstyled.push(...classes.filter((name) => isUnstyled(name, carried)).map((name) => `${path}: ${name}`));
      for (const sheet of sheetNames.filter((name) => needs(classes, name))) {
        needed.add(sheet);
        const what = part.type === "page" ? part.data.blocks.map(({ type }) => type).join() : part.type;
        if (!carried.includes(sheet)) missing.push(`${what}: ${sheet}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(unstyled).toEqual([]);
  expect([...needed]).toEqual(
    expect.arrayContaining(["accordion", "avatar", "columns", "dot", "opening", "project-cards", "prose", "split"]),
  );
});
