import fc from "fast-check";
import { expect, test } from "vitest";
import type { Data } from "../fields/structure.ts";
import { formOf } from "../form/document-form.ts";
import { differences } from "./differences.ts";
import { firstChoice, merge, type Side } from "./merge.ts";

const block = (id: string, heading = id) => ({
  type: "intro",
  id,
  hidden: false,
  eyebrow: "",
  heading,
  text: "",
  picture: "",
});
const page = (title: string, ...blocks: object[]): Data => ({ title, path: "/a", search: {}, blocks });
const form = formOf("page");

const merged = (base: Data, mine: Data, theirs: Data, side?: Side) => {
  const found = differences(form, base, mine, theirs);
  return merge(
    mine,
    theirs,
    found,
    found.map((difference) => side ?? firstChoice(difference)),
  );
};

test("two fields that two people changed are told apart, in words", () => {
  const found = differences(form, page("A", block("x")), page("B", block("x")), page("A", block("x", "New")));
  expect(found).toMatchObject([
    { words: ["Title"], mine: "B", theirs: "A", changedBy: "mine" },
    { words: ["Page opening", "Heading"], mine: "x", theirs: "New", changedBy: "theirs" },
  ]);
});

test("a field that both changed is a conflict, and mine is taken unless they choose otherwise", () => {
  const [base, mine, theirs] = [page("A"), page("B"), page("C")];
  expect(differences(form, base, mine, theirs)).toMatchObject([{ changedBy: "both" }]);
  expect(merged(base, mine, theirs)).toEqual(mine);
});

test("blocks that each added are both there, each behind its neighbor", () => {
  const base = page("A", block("x"), block("y"));
  const mine = page("A", block("x"), block("m"), block("y"));
  const theirs = page("A", block("x"), block("y"), block("t"));
  expect((merged(base, mine, theirs).blocks as { id: string }[]).map(({ id }) => id)).toEqual(["x", "m", "y", "t"]);
});

test("a block that I hid and they changed is hidden and changed", () => {
  const base = page("A", block("x"));
  const [mine, theirs] = [page("A", { ...block("x"), hidden: true }), page("A", block("x", "New"))];
  expect(differences(form, base, mine, theirs).map(({ place }) => place.at(-1))).toEqual(["hidden", "heading"]);
  expect(merged(base, mine, theirs)).toEqual(page("A", { ...block("x", "New"), hidden: true }));
});

test("a block that I removed stays removed, one that they removed too", () => {
  const base = page("A", block("x"), block("y"), block("z"));
  const result = merged(base, page("A", block("y"), block("z")), page("A", block("x"), block("y")));
  expect((result.blocks as { id: string }[]).map(({ id }) => id)).toEqual(["y"]);
});

test("a block of a kind that only another release knows is taken whole, where it stands", () => {
  const newer = (text: string) => ({ ...block("n"), type: "newer", text });
  const base = page("A", block("x"), newer("1"), block("y"));
  const mine = page("A", newer("2"), block("x"), block("y"));
  const theirs = page("A", block("x"), newer("3"), block("y"));
  expect(merged(base, mine, theirs, "theirs")).toEqual(theirs);
  expect(merged(base, mine, theirs, "mine")).toEqual(mine);
});

test("an order that I changed is kept with what they changed inside", () => {
  const base = page("A", block("x"), block("y"));
  const result = merged(base, page("A", block("y"), block("x")), page("A", block("x", "New"), block("y")));
  expect(result).toEqual(page("A", block("y"), block("x", "New")));
});

test("lists of which each removed another item are told as a conflict, not taken item by item", () => {
  const list = formOf("settings").fields.filter(({ name }) => name === "hours");
  const hours = (...days: string[]): Data => ({ hours: days.map((day) => ({ days: day, hours: "" })) });
  const [base, mine, theirs] = [hours("A", "B", "C"), hours("B", "C"), hours("A", "B")];
  const found = differences({ label: "", control: "group", fields: list }, base, mine, theirs);
  expect(found).toMatchObject([{ place: ["hours"], changedBy: "both", mine: mine.hours, theirs: theirs.hours }]);
});

test("whoever takes all of one side gets exactly that side", () => {
  const blocks = fc.uniqueArray(
    fc.record({ id: fc.constantFrom("a", "b", "c", "d"), heading: fc.constantFrom("1", "2") }),
    {
      selector: ({ id }) => id,
    },
  );
  const version = fc
    .tuple(fc.constantFrom("A", "B"), blocks)
    .map(([title, list]) => page(title, ...list.map(({ id, heading }) => block(id, heading))));
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      expect(merged(base, mine, theirs, "theirs")).toEqual(theirs);
      expect(merged(base, mine, theirs, "mine")).toEqual(mine);
    }),
  );
});

test("blocks that I put into another order leave those that they added in place", () => {
  const base = page("A", block("x"), block("y"));
  const mine = page("A", block("y"), block("x"));
  const theirs = page("A", block("x"), block("y"), block("t"));
  const ids = (data: Data) => (data.blocks as { id: string }[]).map(({ id }) => id);
  const found = differences(form, base, mine, theirs).filter(({ kind }) => kind === "order");
  expect(ids(merge(mine, theirs, found, ["mine"]))).toEqual(["y", "x", "t"]);
});
