import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose, type ProseNode } from "./prose.tsx";

const heading = (level: number): ProseNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text: "Title" }],
});

const levels = (nodes: ProseNode[], from: 2 | 3) =>
  [...renderToStaticMarkup(<Prose value={{ type: "doc", content: nodes }} from={from} />).matchAll(/<h(\d)/g)].map(
    ([, level]) => Number(level),
  );

test("the highest heading of a text stands right below the heading above it, whatever level the editor chose", () => {
  expect(levels([heading(2), heading(3)], 2)).toEqual([2, 3]);
  expect(levels([heading(2), heading(3)], 3)).toEqual([3, 4]);
  expect(levels([heading(3), heading(3)], 3)).toEqual([3, 3]);
  expect(levels([heading(3), heading(4)], 2)).toEqual([2, 3]);
});

test("a link that would run a script is shown as plain text", () => {
  const marks = [{ type: "link", attrs: { href: "javascript:alert(1)" } }];
  const value = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Press", marks }] }] };
  expect(renderToStaticMarkup(<Prose value={value} />)).toBe('<div class="prose"><p>Press</p></div>');
});
