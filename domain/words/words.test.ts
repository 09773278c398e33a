import { expect, test } from "vitest";
import { allLanguages, inLanguage, type Language, languages } from "../languages.ts";
import { wordingOf } from "./catalogues.ts";
import { fill, formFor } from "./fill.ts";

type Part = string | { readonly [name: string]: Part };

const textsIn = (part: Part, path = ""): [path: string, text: string][] =>
  typeof part === "string"
    ? [[path, part]]
    : Object.entries(part).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));

const textsOf = (language: Language) => new Map(textsIn(wordingOf(language).words));

const FORM = /\.(zero|one|two|few|many|other)$/;
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

const english = textsOf("en");
const others = allLanguages.filter((language) => language !== "en");

/** What is said alike: names of things, and words that Spanish shares. */
const ALIKE = [/^paths\.search$/, /^projects\.categories\.Software$/, /^head\./];

test.each(allLanguages)("%s has every word, and no more forms of it than it has numbers for", (language) => {
  const texts = textsOf(language);
  expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  const plain = (all: Map<string, string>) =>
    [...new Set([...all.keys()].map((path) => path.replace(FORM, "")))].sort();
  expect(plain(texts)).toEqual(plain(english));
  const { pluralCategories } = new Intl.PluralRules(languages[language].locale).resolvedOptions();
  const odd = [...texts.keys()].filter((path) => FORM.test(path) && !pluralCategories.includes(formOf(path)));
  expect(odd).toEqual([]);
});

const formOf = (path: string) => (FORM.exec(path)?.[1] ?? "other") as Intl.LDMLPluralRule;

test.each(others)("%s names in braces what English does", (language) => {
  const wrong = [...textsOf(language)].filter(([path, text]) => {
    const twin = english.get(path) ?? english.get(path.replace(FORM, ".other")) ?? "";
    const [wanted, own] = [namesIn(twin), namesIn(text)];
    // "One page" names no number.
    const without = FORM.test(path) ? wanted.filter((name) => name !== "{count}" || own.includes(name)) : wanted;
    return `${own}` !== `${without}`;
  });
  expect(wrong).toEqual([]);
});

test("every text has the same apostrophe", () => {
  const curly = allLanguages.flatMap((language) => [...textsOf(language)]).filter(([, text]) => text.includes("’"));
  expect(curly).toEqual([]);
});

test.each(others)("nothing stayed English in %s", (language) => {
  const same = [...textsOf(language)].filter(
    ([path, text]) => english.get(path) === text && !ALIKE.some((alike) => alike.test(path)),
  );
  expect(same).toEqual([]);
});

test.each(allLanguages)("the addresses that the product leads to in %s stand below its own", (language) => {
  const { home, ...paths } = wordingOf(language).words.paths;
  expect(home).toBe(inLanguage(language, "/"));
  expect(Object.values(paths).filter((path) => !path.startsWith(inLanguage(language, "/")))).toEqual([]);
});

test("a text is filled in, and what has no value stays", () => {
  expect(fill("{a} and {b}, {a}", { a: 1, b: "{a}" })).toBe("1 and {a}, 1");
  expect(fill("{constructor} {x}", {})).toBe("{constructor} {x}");
});

test("a number has the form of its language", () => {
  const words = { one: "one", other: "many" };
  expect([0, 1, 2].map((count) => formFor(count, words, "en"))).toEqual(["many", "one", "many"]);
  expect([1, 2, 1_000_000].map((count) => formFor(count, words, "es"))).toEqual(["one", "many", "many"]);
});
