import fc from "fast-check";
import { expect, test } from "vitest";
import type { Data } from "../fields/structure.ts";
import { formOf } from "../form/document-form.ts";
import { compareData } from "./compare-data.ts";
import { wordDiff } from "./word-diff.ts";

const nameOf = (id: string) => `[${id}]`;
const compare = (before: object, after: object) => compareData(formOf("page"), before as Data, after as Data, nameOf);

const intro = { type: "intro", id: "a", hidden: false, eyebrow: "", heading: "We hold fast", text: "", picture: "" };
const slide = { subtitle: "S", title: "One", description: "D", picture: "p", buttonText: "Go", buttonLink: "/about" };
const slides = { type: "hero-slides", id: "b", hidden: false, slides: [slide, { ...slide, title: "Two" }] };
const text = (...lines: string[]) => ({
  type: "rich-text",
  id: "c",
  hidden: false,
  body: { type: "doc", content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })) },
});
const page = (...blocks: object[]) => ({ title: "T", path: "/t", blocks });

test("a changed field is named as in the form, with what was removed and added", () => {
  const after = page({ ...intro, heading: "We hold the coast fast" });
  expect(compare(page(intro), after)).toEqual([
    {
      where: ["Page opening", "Heading"],
      kind: "changed",
      words: [
        { text: "We hold ", how: "same" },
        { text: "the coast ", how: "added" },
        { text: "fast", how: "same" },
      ],
    },
  ]);
});

test("blocks are followed by their id: moved, added, removed and changed inside", () => {
  const changes = compare(page(intro, slides), page(slides, intro, text("New words")));
  expect(changes.map(({ where, kind }) => [where.join(" › "), kind])).toEqual([
    ["Blocks", "moved"],
    ["Rich text", "added"],
  ]);
  expect(changes[0]?.words, "the order that was, and the one that is").toEqual([
    { text: "Page opening, Hero slides", how: "removed" },
    { text: "Hero slides, Page opening, Rich text", how: "added" },
  ]);
  const removed = compare(page(intro, slides), page(intro));
  expect(removed.map(({ where, kind }) => [where.join(" › "), kind])).toEqual([["Hero slides", "removed"]]);
  expect(removed[0]?.words[0]?.text).toContain("Two");
});

test("an item that is put in between does not make the ones after it look changed", () => {
  const more = { ...slides, slides: [slides.slides[0], { ...slide, title: "Between" }, slides.slides[1]] };
  const changes = compare(page(slides), page(more));
  expect(changes.map(({ where, kind }) => [where.join(" › "), kind])).toEqual([["Hero slides › Slide 2", "added"]]);
});

test("rich text is compared in words, its structure included", () => {
  const [change] = compare(page(text("One line.", "Two lines.")), page(text("One line.", "Two long lines.")));
  expect(change?.where).toEqual(["Rich text", "Text"]);
  expect(change?.words.filter(({ how }) => how !== "same")).toEqual([{ text: "long ", how: "added" }]);
});

test("pictures and switches are told in words", () => {
  const [shown, picture] = compare(page(intro), page({ ...intro, hidden: true, picture: "palm" }));
  expect([shown?.where.at(-1), shown?.words.at(-1)?.text]).toEqual(["Hidden on the site", "On"]);
  expect(picture).toMatchObject({ kind: "added", words: [{ text: "[palm]" }] });
});

test("both texts can be read back from their comparison, whatever they are", () => {
  const words = fc
    .array(fc.constantFrom("a", "b", "roots", " ", "\n", ".", "Ñandú"), { maxLength: 24 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = wordDiff(before, after);
      const read = (left: string) =>
        runs
          .filter(({ how }) => how !== left)
          .map((run) => run.text)
          .join("");
      expect(read("added")).toBe(before);
      expect(read("removed")).toBe(after);
    }),
  );
});
