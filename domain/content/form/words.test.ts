import { expect, test } from "vitest";
import type { FormOf } from "../fields/structure.ts";
import { formOf } from "./document-form.ts";
import { inOneLine, titleOf } from "./words.ts";

const blocks = formOf("page").fields.find(({ name }) => name === "blocks")?.form as FormOf<"blocks">;
const studies = blocks.kinds.find(({ type }) => type === "case-studies");
const list = studies?.fields.map(({ form }) => form).find(({ control }) => control === "list") as FormOf<"list">;
const study = { figure: "40%", title: "Moved", category: "Cloud", picture: "", description: "", link: "" };

test("an item is called by the field that names it, else by its first text, else by whatever it holds", () => {
  expect(titleOf(list.item, study)).toBe("Moved");
  expect(titleOf(list.item, { ...study, title: "" })).toBe("40%");
  expect(titleOf(list.item, { picture: "coast", link: "/about" })).toMatch(/coast|\/about/);
  expect(titleOf(list.item, {})).toBe("");
  expect(titleOf(list.item, { ...study, title: `${"x".repeat(161)}` })).toBe("x".repeat(160));
  expect(titleOf(list.item, { ...study, title: "First\nsecond" })).toBe("First");
});

test("a list is told in one line by what its items are called, and cut where it goes on", () => {
  expect(inOneLine(list, [study, { ...study, title: "Grown" }])).toBe("Moved, Grown");
  expect(inOneLine(list, [])).toBe("");
  const title = "x".repeat(100);
  expect(inOneLine(list, [{ title }, { title }])).toBe(`${title}, ${"x".repeat(57)}…`);
  expect(inOneLine(list, [{ title: "x".repeat(160) }])).toBe("x".repeat(160));
});
