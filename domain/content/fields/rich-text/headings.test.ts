import { expect, test } from "vitest";
import { withMarks } from "../../preview/marks.ts";
import type { Preview } from "../../preview/preview.server.ts";
import { headingsIn } from "./headings.ts";
import { readingTime } from "./reading-time.ts";
import type { RichTextNode } from "./rich-text-node.ts";

const heading = (words: string, level = 2): RichTextNode => ({
  type: "heading",
  attrs: { level },
  content: words ? [{ type: "text", text: words }] : [],
});
const text = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });

test("headings have anchors of their words, no two alike and none that the page has already", () => {
  const found = headingsIn(
    text(
      heading("What’s inside?"),
      heading("Whats inside", 3),
      heading("李"),
      heading("Main"),
      heading(""),
      heading(""),
    ),
  );
  const parts = { ...heading(""), content: ["The ", "big", " plan"].map((words) => ({ type: "text", text: words })) };
  expect(headingsIn(text(parts)).map(({ id, words }) => [id, words])).toEqual([["the-big-plan", "The big plan"]]);
  expect(found.map(({ id, level }) => [id, level])).toEqual([
    ["whats-inside", 1],
    ["whats-inside-2", 2],
    ["section", 1],
    ["main-2", 1],
  ]);
});

test("an anchor stays while its words stay, wherever the heading moves", () => {
  const before = headingsIn(text(heading("Backups"), heading("The plan", 4)));
  const after = headingsIn(text(heading("The plan", 3), heading("New", 2), heading("Backups")));
  expect(Object.fromEntries(after.map(({ words, id }) => [words, id]))).toMatchObject(
    Object.fromEntries(before.map(({ words, id }) => [words, id])),
  );
});

test("a preview hides marks in headings, and their words and anchors are those of the page", () => {
  const body = text(heading("The plan"), { type: "paragraph", content: [{ type: "text", text: "Words" }] });
  const document = { id: "p", type: "post", path: "/blog/p", data: { title: "T", body } };
  const view = { members: [], testimonials: [], pictures: {} };
  const { marked } = withMarks({ document, view, edited: { id: "p", type: "post" } } as unknown as Preview);
  const shown = (marked.document.data as unknown as { body: RichTextNode }).body;
  expect(shown).not.toEqual(body);
  expect(headingsIn(shown).map(({ id, words }) => [id, words])).toEqual([["the-plan", "The plan"]]);
});

test("two hundred words are a minute, to the nearest and at least one", () => {
  const timed = (words: number) => readingTime(text(heading(" word".repeat(words))));
  expect([0, 1, 299, 300, 1_000].map(timed)).toEqual([
    { words: 0, minutes: 1 },
    { words: 1, minutes: 1 },
    { words: 299, minutes: 1 },
    { words: 300, minutes: 2 },
    { words: 1_000, minutes: 5 },
  ]);
});
