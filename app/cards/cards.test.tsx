import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProseNode } from "#app/ui/prose/prose.tsx";
import { type CardName, cardNames } from "#domain/content/fields/rich-text/cards.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { RichText } from "./cards.tsx";

const picture = {
  id: "coast",
  src: "/media/coast.jpg",
  width: 900,
  height: 600,
  alt: "A coast",
  focus: { x: 50, y: 50 },
};
const sheet = { id: "sheet-1", name: "Data sheet", href: "/files/sheet-1.pdf", bytes: 348_160, pages: 12 };
const view = { ...wordingOf("en"), pictures: { coast: { ...picture, sources: [] } }, files: { "sheet-1": sheet } };
const said: ProseNode = { type: "paragraph", content: [{ type: "text", text: "Said" }] };

const html = (type: string, attrs?: Record<string, unknown>, content?: ProseNode[]) =>
  renderToStaticMarkup(<RichText value={{ type: "doc", content: [{ type, attrs, content }] }} view={view} />).slice(
    '<div class="prose">'.length,
    -"</div>".length,
  );

const VIDEO = { address: "https://youtu.be/abcdefghijk?t=9", title: "A tour", picture: "coast" };

test.each([
  ["blockquote", {}, '<blockquote class="card-blockquote"><p>Said</p></blockquote>'],
  ["blockquote", { source: "Ada" }, "<blockquote><p>Said</p></blockquote><figcaption>Ada</figcaption>"],
  ["callout", { tone: "warning" }, "Careful</p><p>Said</p></aside>"],
  ["button", { words: "Book", href: "/contact" }, '<a class="button" href="/contact">Book</a>'],
  ["picture", { picture: "coast", caption: "At noon", size: "wide" }, "<figcaption>At noon</figcaption>"],
  ["video", VIDEO, 'data-player="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&amp;rel=0"'],
  ["file", { file: "sheet-1" }, "<strong>Data sheet</strong><span>PDF, 12 pages, 340 kB</span>"],
] as [CardName, object, string][])("a %s of %j", (type, attrs, shown) => {
  expect(html(type, { ...attrs }, [said])).toContain(shown);
});

test.each([
  ["button", { words: "Book", href: "javascript:alert(1)" }],
  ["button", { words: "", href: "/contact" }],
  ["picture", { picture: "gone" }],
  ["video", { ...VIDEO, address: "https://evil.example/embed/abcdefghijk" }],
  ["video", {}],
  ["file", { file: "gone", title: "A sheet" }],
] as [CardName, Record<string, unknown>][])("nothing is shown of an unfinished or unsafe %s: %j", (type, attrs) => {
  expect(html(type, attrs)).toBe("");
});

test("whatever the fields of a card hold, the text is shown", () => {
  for (const type of cardNames)
    for (const odd of [null, 7, true, ["x"], { deep: {} }, undefined]) {
      const fields = ["picture", "caption", "size", "source", "tone", "words", "href", "address", "title"];
      expect(() => html(type, Object.fromEntries(fields.map((name) => [name, odd])), [said])).not.toThrow();
    }
  expect(html("of another release", { a: 1 }, [said])).toBe("<p>Said</p>");
});
