import { expect, test } from "vitest";
import { funFacts } from "../../../tests/gone-block.ts";
import { keysOf } from "../../keys-of.ts";
import { documentTypes } from "../document-types.ts";
import type { BlockForm, Data, Form, FormOf } from "../fields/structure.ts";
import { complete } from "./complete.ts";
import { blank, formOf } from "./document-form.ts";
import { fieldsIn } from "./fields-in.ts";
import { formOfGone } from "./gone-block.ts";
import { issuesOf } from "./issues.ts";
import { placeKey, placeOfField, placeOfKey, valueAt, withValue } from "./place.ts";

const types = keysOf(documentTypes);

const blocksOf = () => formOf("page").fields.find(({ name }) => name === "blocks")?.form as FormOf<"blocks">;

/** What staff read of a form, however deep: the labels of all fields, of blocks and of single items. */
const labelsOf = (form: Form): string[] => {
  const own = "help" in form && form.help !== undefined ? [form.label, form.help] : [form.label];
  if (form.control === "group") return [...own, ...form.fields.flatMap((part) => labelsOf(part.form))];
  if (form.control === "list") return [...own, form.one, ...labelsOf(form.item).slice(1)];
  return form.control === "blocks" ? [...own, ...form.kinds.flatMap(labelsOf)] : own;
};

test.each(types)("every field of %s, and all in it, has a label and a control", (type) => {
  const [, ...labels] = labelsOf(formOf(type));
  expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
});

test("a field knows how long it may be and whether it has to be filled in", () => {
  const fields = new Map(formOf("post").fields.map(({ name, form }) => [name, form]));
  expect(fields.get("title")).toEqual({ label: "Title", control: "line", max: 110, required: true });
  expect(fields.get("publishedOn")?.control).toBe("day");
  expect(fields.get("body")?.control).toBe("rich-text");
});

test("a page may hold every kind of block, by its name", () => {
  const { kinds, max } = blocksOf();
  expect(kinds).toHaveLength(21);
  expect(kinds[0]).toMatchObject({ type: "hero-slides", label: "Hero slides" });
  expect(kinds[0]?.fields.map(({ name }) => name)).toEqual(["slides"]);
  expect(max).toBe(100);
});

test("a list starts with as many items as it needs", () => {
  const [hero] = blocksOf().kinds;
  const slides = hero?.fields[0]?.form as FormOf<"list">;
  expect([slides.min, slides.max]).toEqual([1, 8]);
  expect(blank(slides)).toEqual([
    { subtitle: "", title: "", description: "", picture: "", buttonText: "", buttonLink: "" },
  ]);
});

const blankBlock = ({ type, fields }: BlockForm, id: string) => {
  const blanks = Object.fromEntries(fields.map(({ name, form }) => [name, blank(form)]));
  return { type, id, hidden: false, ...blanks };
};

test.each(blocksOf().kinds.map((kind) => [kind.label, kind] as const))("a blank block %s can be shown", (_, kind) => {
  const data = complete(formOf("page"), { blocks: [blankBlock(kind, "b1")] }) as { blocks: Data[] };
  expect(data.blocks).toEqual([blankBlock(kind, "b1")]);
});

test("what is missing or of another kind is completed, what is there stays", () => {
  const data = complete(formOf("testimonial"), { name: "Ada", rating: 9, content: 7 });
  expect(data).toEqual({ name: "Ada", position: "", picture: "", trade: "office", content: "", rating: 5 });
});

test("blocks that nobody knows are left out", () => {
  const data = complete(formOf("page"), { blocks: [{ type: "marquee", id: "x" }, null, "text"] }) as Data;
  expect(data.blocks).toEqual([]);
});

test("blocks without an id get one each, so that both can be told apart", () => {
  const { id, ...block } = { ...blankBlock(blocksOf().kinds[0] as BlockForm, "x") };
  const data = complete(formOf("page"), { blocks: [block, { ...block, id: 7 }] }) as { blocks: Data[] };
  expect(id).toBe("x");
  expect(data.blocks.map((one) => one.id)).toEqual(["block-0", "block-1"]);
});

test("what is wrong is named where it was made, by the id of its block", () => {
  const kind = blocksOf().kinds.find(({ type }) => type === "call-to-action");
  if (!kind) throw new Error("no call to action");
  const data = { title: "Home", path: "/", search: {}, blocks: [{ ...blankBlock(kind, "b7"), buttonLink: "contact" }] };
  const issues = issuesOf("page", data);
  expect(issues.get(placeKey(["blocks", "b7", "heading"]))?.message).toBe("This field is required");
  expect(issues.get("blocks.b7.buttonLink")?.message).toContain("Start with / for a page of this site");
});

test("a value is read and replaced by its place, and nothing else changes", () => {
  const data = { blocks: [{ id: "a", items: [{ title: "1" }] }, { id: "b" }] };
  const changed = withValue(data, ["blocks", "a", "items", 0, "title"], "2");
  expect(valueAt(changed, ["blocks", "a", "items", 0, "title"])).toBe("2");
  expect(changed.blocks[1]).toBe(data.blocks[1]);
  expect(withValue(data, ["blocks", "gone", "title"], "x")).toEqual(data);
});

test("the field that an issue names leads to its block by id, wherever that is moved to", () => {
  const data = { title: "", blocks: [{ id: "a" }, { id: "b", items: [{ title: "" }, { title: "" }] }] };
  expect(placeOfField(data, "title")).toEqual(["title"]);
  const place = ["blocks", "b", "items", 1, "title"];
  expect(placeOfField(data, "blocks.1.items.1.title")).toEqual(place);
  expect(placeOfKey(data, placeKey(place)), "and back from its key").toEqual(place);
});

test("what visitors don't see is hidden: a block that is switched off, and one of a kind that is gone", () => {
  const block = { type: "call-to-action", id: "b", hidden: false, heading: "Call us" };
  const blocks = [block, { ...block, id: "off", hidden: true }, { ...funFacts, id: "gone" }];
  const seen = [...fieldsIn("page", { title: "About", blocks })].filter(({ hidden }) => !hidden);
  const ids = seen.map(({ place }) => place).filter(([first, id]) => first === "blocks" && id);
  expect(new Set(ids.map(([, id]) => id))).toEqual(new Set(["b"]));
});

test("the form of a block that is gone is guessed from what it holds: its texts, by the names of their fields", () => {
  const words = { type: "doc", content: [{ type: "paragraph" }] };
  const held = {
    type: "fun-facts",
    id: "f",
    hidden: true,
    leadText: "Some",
    words,
    items: [{ label: "A" }],
    count: 3,
    none: null,
  };
  expect(formOfGone(held)).toEqual({
    ...{ control: "group", type: "fun-facts", label: "Fun facts", gone: true },
    fields: [
      { name: "leadText", form: { control: "text", label: "Lead text", max: 4, required: false } },
      { name: "words", form: { control: "rich-text", label: "Words" } },
      {
        name: "items",
        form: {
          ...{ control: "group", label: "Items" },
          fields: [
            { name: "0", form: { control: "group", label: "1", fields: [expect.objectContaining({ name: "label" })] } },
          ],
        },
      },
    ],
  });
  expect(formOfGone(null)).toMatchObject({ label: "Block", fields: [] });
});
