import { expect, test } from "vitest";
import { realAddress } from "./clean-paste.ts";
import { htmlOfMarkdown, looksLikeMarkdown } from "./pasted-text.ts";

test.each([
  "# Storm season",
  "Before\n\n## After",
  "- Batteries\n- Phones",
  "1. First\n2. Second",
  "> Said\n> twice",
  "See [our page](/contact) first",
  "This is **strong**",
  "| A | B |\n| --- | --- |\n| 1 | 2 |",
  "```\nnpm start\n```",
])("is Markdown: %j", (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

test.each([
  "A plain sentence.",
  "Two lines\nof a letter",
  "- one remark, with a hyphen",
  "1. January is a holiday",
  "#1 in the county",
  "5 * 3 ** 2",
  "array[0](x) and a|b",
  "https://example.org/a_b_c",
  "---------\nA line of hyphens",
])("is no Markdown: %j", (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});

test("headings, lists, links, quotes, code and tables become theirs", async () => {
  const html = await htmlOfMarkdown(
    "## H\n\n- a\n- [b](/x)\n\n> q\n\n```\nc < d\n```\n\n| A |\n| --- |\n| 1 |\n\n**x** ~~y~~ `z`\n\n---",
  );
  for (const part of ["<h2>H</h2>", "<li>a</li>", '<a href="/x">b</a>', "<blockquote>", "c &lt; d", "<th>A</th>"])
    expect(html).toContain(part);
  for (const part of ["<td>1</td>", "<strong>x</strong>", "<del>y</del>", "<code>z</code>", "<hr>"])
    expect(html).toContain(part);
});

test.each([
  [
    "https://www.google.com/url?q=https://example.org/a?b%3D1%26c%3D2&sa=D&source=editors",
    "https://example.org/a?b=1&c=2",
  ],
  ["https://www.google.com/url?q=mailto:info@example.org&sa=D", "mailto:info@example.org"],
  ["https://google.com/url?url=https://example.org/", "https://example.org/"],
  ["https://www.google.com/url?q=javascript:alert(1)", "https://www.google.com/url?q=javascript:alert(1)"],
  ["https://www.google.com/search?q=https://example.org", "https://www.google.com/search?q=https://example.org"],
  ["https://example.org/url?q=https://example.com", "https://example.org/url?q=https://example.com"],
  ["/contact", "/contact"],
])("%s leads to %s", (href, real) => {
  expect(realAddress(href)).toBe(real);
});
