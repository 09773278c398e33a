import { expect, test } from "vitest";
import { toRender } from "./shown-page.ts";

const [first, second] = [
  { type: "intro", id: "a", heading: "One" },
  { type: "intro", id: "b", heading: "Two" },
];
const shown = { title: "T", search: {}, blocks: [first, second] };

test("of a page that is shown, the blocks that changed are rendered; all of it where something else changed", () => {
  const written = { ...second, heading: "Too" };
  const next = { ...shown, blocks: [written, first] };
  expect(toRender(next, shown)).toEqual({ ...next, blocks: [written] });
  expect(toRender({ ...shown, blocks: [second, first] }, shown).blocks).toEqual([]);
  expect(toRender(next, null)).toBe(next);
  const retitled = { ...next, title: "Another" };
  expect(toRender(retitled, shown)).toBe(retitled);
  const untitled = { search: shown.search, blocks: shown.blocks };
  expect(toRender(untitled, shown)).toBe(untitled);
});

test("a document without blocks is rendered as a whole", () => {
  const [before, after] = [{ title: "A" }, { title: "B" }];
  expect(toRender(after, before)).toBe(after);
});
