import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose, type ProseNode } from "./prose.tsx";

const heading = (level: number): ProseNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text: "Title" }],
});

const levels = (nodes: ProseNode[], from: 2 | 3) =>
  [
    ...renderToStaticMarkup(
      <Prose words={{ table: "Table" }} value={{ type: "doc", content: nodes }} from={from} />,
    ).matchAll(/<h(\d)/g),
  ].map(([, level]) => Number(level));

test("the highest heading of a text stands right below the heading above it, whatever level the editor chose", () => {
  expect(levels([heading(2), heading(3)], 2)).toEqual([2, 3]);
  expect(levels([heading(2), heading(3)], 3)).toEqual([3, 4]);
  expect(levels([heading(3), heading(3)], 3)).toEqual([3, 3]);
  expect(levels([heading(3), heading(4)], 2)).toEqual([2, 3]);
});

const html = (nodes: ProseNode[]) =>
  renderToStaticMarkup(<Prose words={{ table: "Table" }} value={{ type: "doc", content: nodes }} />);
const text = (words: string): ProseNode => ({ type: "text", text: words });
const paragraph = (words: string): ProseNode => ({ type: "paragraph", content: [text(words)] });

test.each([
  ["bold", "<strong>Roots</strong>"],
  ["italic", "<em>Roots</em>"],
  ["strike", "<s>Roots</s>"],
  ["code", "<code>Roots</code>"],
  ["a mark of another release", "Roots"],
])("text marked %s", (type, shown) => {
  expect(html([{ type: "paragraph", content: [{ ...text("Roots"), marks: [{ type }] }] }])).toContain(
    `<p>${shown}</p>`,
  );
});

test.each([
  ["bulletList", [{ type: "listItem", content: [paragraph("One")] }], "<ul><li><p>One</p></li></ul>"],
  ["orderedList", [{ type: "listItem", content: [paragraph("One")] }], '<ol start="1"><li><p>One</p></li></ol>'],
  ["codeBlock", [text("a < b")], '<pre tabindex="0"><code>a &lt; b</code></pre>'],
  ["horizontalRule", [], "<hr/>"],
  ["paragraph", [text("One"), { type: "hardBreak" }, text("two")], "<p>One<br/>two</p>"],
  ["a node of another release", [paragraph("Kept")], "<p>Kept</p>"],
] as [string, ProseNode[], string][])("a %s of the text", (type, content, shown) => {
  expect(html([{ type, content }])).toBe(`<div class="prose">${shown}</div>`);
});

test("a table has a head where its first row is one, and cells may span others", () => {
  const row = (type: string, attrs?: Record<string, unknown>): ProseNode => ({
    type: "tableRow",
    content: [{ type, attrs, content: [text("x")] }],
  });
  const head = row("tableHeader");
  const wide = row("tableCell", { colspan: 2, rowspan: 3 });
  expect(html([{ type: "table", content: [head, wide] }])).toContain(
    '<table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colSpan="2" rowSpan="3">x</td></tr></tbody></table>',
  );
  expect(html([{ type: "table", content: [wide] }])).toContain("<table><tbody><tr><td");
});

test("the rows of a table with a head name the column of each cell, where none spans others", () => {
  const cell = (type: string, words: string, attrs?: Record<string, unknown>): ProseNode => ({
    type,
    attrs,
    content: [paragraph(words)],
  });
  const head: ProseNode = { type: "tableRow", content: [cell("tableHeader", "Plan"), cell("tableHeader", "Price")] };
  const row: ProseNode = { type: "tableRow", content: [cell("tableCell", "Basic"), cell("tableCell", "$9")] };
  const shown = html([{ type: "table", content: [head, row] }]);
  expect(shown).toContain('prose-table-cards"');
  expect(shown).toContain('<td data-label="Plan"><p>Basic</p></td><td data-label="Price"><p>$9</p></td>');
  const wide: ProseNode = { type: "tableRow", content: [cell("tableCell", "All", { colspan: 2 })] };
  for (const content of [
    [head, row, wide],
    [row, row],
  ])
    expect(html([{ type: "table", content }])).not.toMatch(/data-label|prose-table-cards/);
});

test("a link that would run a script is shown as plain text", () => {
  const marks = [{ type: "link", attrs: { href: "javascript:alert(1)" } }];
  const value = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Press", marks }] }] };
  expect(renderToStaticMarkup(<Prose words={{ table: "Table" }} value={value} />)).toBe(
    '<div class="prose"><p>Press</p></div>',
  );
});
