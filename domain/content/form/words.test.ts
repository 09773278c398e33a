import { expect, test } from "vitest";
import type { FormOf } from "../fields/structure.ts";
import { formOf } from "./document-form.ts";
import { inOneLine, titleOf } from "./words.ts";

const blocks = formOf("page").fields.find(({ name }) => name === "blocks")?.form as FormOf<"blocks">;
const studies = blocks.kinds.find(({ type }) => type === "case-studies");
const list = studies?.fields.map(({ form }) => form).find(({ control }) => control === "list") as FormOf<"list">;
const study = { figure: "40%", title: "Moved", category: "Cloud", picture: "", description: "", link: "" };

const paragraph = { type: "paragraph" };
const names: Record<string, string> = { coast: "The coast at dawn", guide: "Our guide" };
const nameOf = (id: string) => names[id] ?? "";

test("an item is called by the field that names it, else by its first text, else by what else it shows", () => {
  expect(titleOf(list.item, study)).toBe("Moved");
  expect(titleOf(list.item, { ...study, title: "" })).toBe("40%");
  expect(titleOf(list.item, { picture: "coast", link: "/about" })).toBe("Picture");
  expect(titleOf(list.item, { picture: "coast", link: "/about" }, nameOf)).toBe("Picture: The coast at dawn");
  expect(titleOf(list.item, { picture: "", link: "/about" })).toBe("/about");
  expect(titleOf(list.item, {})).toBe("");
  expect(titleOf(list.item, { ...study, title: `${"x".repeat(161)}` })).toBe("x".repeat(160));
  expect(titleOf(list.item, { ...study, title: "First\nsecond" })).toBe("First");
});

test("a text without words is called by the first card or other part that is seen", () => {
  const { fields } = formOf("post");
  const body = fields.find(({ form }) => form.control === "rich-text")?.form as FormOf<"rich-text">;
  const shown = (...content: object[]) => titleOf(body, { type: "doc", content: [paragraph, ...content] }, nameOf);
  const card = (type: string, attrs: object) => ({ type, attrs });
  expect(shown(card("picture", { picture: "coast", size: "normal" }))).toBe("Picture: The coast at dawn");
  expect(shown(card("picture", { picture: "", size: "normal" }))).toBe("Picture");
  expect(shown(card("picture", { picture: "new", size: "wide" }))).toBe("Picture");
  expect(shown({ ...card("blockquote", { source: "" }), content: [paragraph] })).toBe("Quote");
  expect(shown(card("callout", { tone: "tip" }))).toBe("Call-out");
  expect(shown(card("button", { words: "", href: "/contact" }))).toBe("Button: /contact");
  expect(shown(card("file", { file: "guide", title: "" }))).toBe("File: Our guide");
  expect(shown({ type: "table", content: [] })).toBe("Table");
  expect(shown({ type: "horizontalRule" })).toBe("Line between parts");
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph] }] };
  expect(titleOf(body, { type: "doc", content: [list] }), "and no sign of an empty one").toBe("");
  const words = { type: "paragraph", content: [{ type: "text", text: "What it says" }] };
  expect(shown(card("picture", { picture: "coast" }), words)).toBe("What it says");
});

test("a list is told in one line by what its items are called, and cut where it goes on", () => {
  expect(inOneLine(list, [study, { ...study, title: "Grown" }])).toBe("Moved, Grown");
  expect(inOneLine(list, [])).toBe("");
  const title = "x".repeat(100);
  expect(inOneLine(list, [{ title }, { title }])).toBe(`${title}, ${"x".repeat(57)}…`);
  expect(inOneLine(list, [{ title: "x".repeat(160) }])).toBe("x".repeat(160));
});

test("a day is told in one line as visitors read it", () => {
  const day = formOf("post").fields.find(({ name }) => name === "publishedOn")?.form;
  expect(day && inOneLine(day, "2026-11-27")).toBe("November 27, 2026");
  expect(day && inOneLine(day, "")).toBe("");
});
