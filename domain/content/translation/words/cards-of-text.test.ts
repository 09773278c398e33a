import fc from "fast-check";
import { expect, test } from "vitest";
import type { RichTextNode } from "../../fields/rich-text/rich-text-node.ts";
import { withCards, withoutWords, wordsAlone } from "./cards-of-text.ts";

const text = (words: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const picture = (id: string, caption = ""): RichTextNode => ({
  type: "picture",
  attrs: { picture: id, caption, size: "normal" },
});
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });
const taken = (own: RichTextNode, before: RichTextNode, now: RichTextNode) => withCards(own, before, now);

test.each([
  ["is added", doc(text("a")), doc(text("a"), picture("x", "X")), doc(text("b")), doc(text("b"), picture("x"))],
  ["goes", doc(picture("x"), text("a")), doc(text("a")), doc(picture("x", "Y"), text("b")), doc(text("b"))],
  ["becomes another", doc(picture("x")), doc(picture("z", "Z")), doc(picture("x", "Y")), doc(picture("z", "Y"))],
  [
    "is moved",
    doc(picture("x"), text("a"), text("c")),
    doc(text("a"), picture("x"), text("c")),
    doc(picture("x", "Y"), text("b"), text("d")),
    doc(text("b"), picture("x", "Y"), text("d")),
  ],
  ["went from the translation alone", doc(picture("x")), doc(picture("z")), doc(text("b")), doc(text("b"))],
  [
    "is the translation's own",
    doc(text("a")),
    doc(text("a"), picture("x")),
    doc(text("b"), picture("o", "O")),
    doc(text("b"), picture("x"), picture("o", "O")),
  ],
])("a picture that %s", (_, before, now, own, expected) => {
  expect(taken(own, before, now)).toEqual(expected);
});

const parts = fc.array(
  fc.oneof(
    fc.constantFrom("a", "b", "c").map(text),
    fc.constantFrom("x", "y", "z").map((id) => picture(id)),
  ),
  { maxLength: 8 },
);

test("no word of a translation is lost, nothing is taken twice, and what did not change changes nothing", () => {
  const words = ({ content = [] }: RichTextNode) => content.filter(({ type }) => type === "paragraph");
  fc.assert(
    fc.property(parts, parts, parts, (before, now, own) => {
      const [b, n, o] = [doc(...before), doc(...now), doc(...own)];
      const once = taken(o, b, n) as RichTextNode;
      expect(words(once)).toEqual(words(o));
      expect(taken(o, b, b)).toEqual(o);
      expect(taken(once, n, n)).toEqual(once);
    }),
  );
});

test("a translation that has the parts of its original gets the pictures where the original has them", () => {
  fc.assert(
    fc.property(parts, parts, (before, now) => {
      const theirs = doc(...now);
      const shape = (node: RichTextNode) => (wordsAlone(node) as RichTextNode).content?.map(({ type }) => type);
      const skeleton = withoutWords(doc(...now)) as RichTextNode;
      expect(shape(taken(skeleton, theirs, theirs) as RichTextNode)).toEqual(shape(theirs));
      const inserted = before.filter(({ type }) => type === "picture").slice(0, 1);
      const next = doc(...now, ...inserted);
      const got = taken(skeleton, theirs, next) as RichTextNode;
      expect(shape(got)).toEqual(shape(next));
    }),
  );
});
