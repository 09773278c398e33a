import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Layout } from "#app/root.tsx";
import { allLanguages, collectionOf, inLanguage, type Language, languageAt, languages } from "#domain/languages.ts";
import { catalogues, wordingOf } from "#domain/words/catalogues.ts";
import { plainPage } from "#server/request/plain-page.ts";

/** Spoken nowhere, written from right to left. */
const madeUp = "qx" as Language;

beforeAll(() => {
  const entry = { ...languages.es, name: "Qx", locale: "ar-EG", prefix: "/qx", direction: "rtl" };
  Object.assign(languages, { [madeUp]: entry });
  Object.assign(catalogues, { [madeUp]: wordingOf("es").words });
  allLanguages.push(madeUp);
});

// Files of a worker share these tables.
afterAll(() => {
  allLanguages.pop();
  for (const table of [languages, catalogues]) delete (table as Record<string, unknown>)[madeUp];
});

const pageIn = (language: Language) => {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: () => <Layout>text</Layout> }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { page: { value: { language } } } }} />);
};

test("an entry of the table and a catalogue make a language, whose direction its pages have", () => {
  expect(languageAt("/qx/servicios")).toBe(madeUp);
  expect(inLanguage(madeUp, "/search")).toBe("/qx/search");
  expect(collectionOf("post", madeUp).path).toBe("/qx/blog");
  expect(pageIn(madeUp)).toContain('<html lang="qx" dir="rtl">');
  expect(pageIn("es")).toContain('<html lang="es">');
  expect(plainPage("/qx/nada", ({ title }) => [title])).toContain('<html lang="qx" dir="rtl">');
});

test("the sheets of public pages name no side, but say where a line starts and ends", () => {
  const sheets = globSync("app/{ui,blocks,cards,site}/**/*.css").filter((file) => !file.endsWith("right-to-left.css"));
  expect(sheets.length).toBeGreaterThan(40);
  const SIDE = /(?<![-\w])((margin|padding|border)-)?(left|right): (?!50%)[^;]*|(text-align|float): (left|right)/g;
  const rulesIn = (file: string) => readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
  const named = sheets.flatMap((file) => (rulesIn(file).match(SIDE) ?? []).map((rule) => [file, rule]));
  expect(named).toEqual([]);
});
