import { expect, test } from "vitest";
import { languageAsking, languageAt, withoutLanguage } from "./languages.ts";

test.each([
  ["/", "en", "/"],
  ["/blog/page", "en", "/blog/page"],
  ["/es", "es", "/"],
  ["/es/blog/page", "es", "/blog/page"],
  ["/essay", "en", "/essay"],
])("the address %s is in %s, and without that %s", (path, language, rest) => {
  expect([languageAt(path), withoutLanguage(path)]).toEqual([language, rest]);
});

test("neither a query nor a place on the page hides the language of an address", () => {
  expect(["/es?q=1", "/es#main", "/?to=/es"].map(languageAt)).toEqual(["es", "es", "en"]);
});

test.each([
  ["https://mangrove.example/es/contacto?x=1", "es"],
  ["https://mangrove.example/contact", "en"],
  ["about:blank", "en"],
  ["no address", "en"],
  ["", "en"],
])("what the page %j asks is answered in %s", (referer, language) => {
  expect(languageAsking(new Headers({ referer }))).toBe(language);
});
