import { expect, test } from "vitest";
import { kindsBelow, toRender } from "./shown-page.ts";

const [first, second] = [
  { type: "intro", id: "a", heading: "One" },
  { type: "intro", id: "b", heading: "Two" },
];
const shown = { title: "T", search: {}, blocks: [first, second] };

test("of a page that is shown, the blocks that changed are rendered; all of it where something else changed", () => {
  const written = { ...second, heading: "Too" };
  const next = { ...shown, blocks: [first, written] };
  expect(toRender(next, shown)).toEqual({ ...next, blocks: [written] });
  expect(toRender(next, null)).toBe(next);
  const retitled = { ...next, title: "Another" };
  expect(toRender(retitled, shown)).toBe(retitled);
  const untitled = { search: shown.search, blocks: shown.blocks };
  expect(toRender(untitled, shown)).toBe(untitled);
});

test("a block is rendered again where another kind stands under it than before, hidden ones aside", () => {
  const form = { type: "contact", id: "c" };
  const page = { ...shown, blocks: [first, second, form] };
  expect(kindsBelow(page)).toEqual({ a: "intro", b: "contact" });
  expect(toRender({ ...page, blocks: [first, form, second] }, page).blocks).toEqual([first, form, second]);
  const hidden = { ...second, hidden: true };
  expect(kindsBelow({ ...page, blocks: [first, hidden, form] })).toEqual({ a: "contact" });
  expect(toRender({ ...page, blocks: [first, hidden, form] }, page).blocks).toEqual([first, hidden]);
  expect(toRender({ ...page, blocks: [second, form] }, page).blocks).toEqual([]);
});

test("a document without blocks is rendered as a whole", () => {
  const [before, after] = [{ title: "A" }, { title: "B" }];
  expect(toRender(after, before)).toBe(after);
});
