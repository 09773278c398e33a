import { expect, test } from "vitest";
import { fieldsIn } from "../form/fields-in.ts";
import { checkEmptyParts, checkExamples, checkGaps, checkHeadings, checkSearch, schemaIssues } from "./check-texts.ts";

const titles = (issues: { level: string; field: string; title: string }[]) =>
  issues.map(({ level, field, title }) => [level, field, title]);

const opening = (id: string, hidden = false) => ({
  ...{ type: "intro", id, hidden, eyebrow: "", heading: "H", text: "", picture: "" },
});
const text = (...levels: number[]) => ({
  ...{ type: "rich-text", id: "t", hidden: false },
  body: { type: "doc", content: levels.map((level) => ({ type: "heading", attrs: { level } })) },
});
const headings = (...blocks: object[]) => titles(checkHeadings(fieldsIn("page", { title: "T", path: "/t", blocks })));

const good = "d".repeat(70);

test.each([
  [{ title: "t".repeat(60), search: { description: good } }, []],
  [{ title: "t".repeat(61), search: { description: good } }, [["title", "The title has 61 characters"]]],
  [{ title: "t".repeat(61), search: { title: "Short", description: "d".repeat(160) } }, []],
  [{ search: { title: "t".repeat(61), description: good } }, [["search.title", "The title has 61 characters"]]],
  [{ search: { description: "d".repeat(69) } }, [["search.description", "The description has 69 characters"]]],
  [{ search: { description: "d".repeat(161) } }, [["search.description", "The description has 161 characters"]]],
  [{ title: "🌴".repeat(60), search: { description: "🌴".repeat(160) } }, []],
  [{ search: {} }, []],
  [
    { siteTitle: "t".repeat(61), description: "" },
    [
      ["siteTitle", "The title has 61 characters"],
      ["description", "There is no description for search engines"],
    ],
  ],
  [{ siteTitle: "Site", description: good }, []],
  [{ title: "t".repeat(99) }, []],
  [{ title: "t".repeat(99), search: null }, []],
])("%j in search results", (data, expected) => {
  expect(titles(checkSearch(data))).toEqual(expected.map((issue) => ["warning", ...issue]));
});

test("one main heading comes first; hidden blocks are none", () => {
  const none = [["warning", "blocks", "The page has no main heading"]];
  expect(headings(opening("a"), text(2))).toEqual([]);
  expect(headings()).toEqual(none);
  expect(headings(opening("a", true))).toEqual(none);
  expect(headings(opening("a"), opening("b"))).toEqual([
    ["warning", "blocks", "The page has more than one main heading"],
  ]);
  expect(headings(opening("a"), opening("b", true))).toEqual([]);
  expect(headings(text(2), opening("a"))).toEqual([["warning", "blocks", "The main heading does not come first"]]);
  expect(headings(opening("b", true), opening("a"))).toEqual([]);
});

test.each([
  [[2, 3, 4, 2], 0],
  [[4, 2, 3], 0],
  [[2, 4], 1],
  [[3, 2, 4, 6], 1],
])("headings of the levels %j skip a level: %i", (levels, count) => {
  expect(headings(opening("a"), text(...levels))).toHaveLength(count);
  expect(headings(opening("a"), { ...text(...levels), hidden: true })).toEqual([]);
});

test.each([
  ["all of it written", ["One"], [], []],
  ["an empty end, which is only for the cursor", ["One", ""], [], []],
  ["a part that waits for its words", ["", "One"], [], ["one part has no words"]],
  ["nothing but parts that wait", ["", ""], ["this field is required"], []],
])("a text with %s", (_, lines, gaps, empties) => {
  const picture = { type: "picture", attrs: { picture: "service-cloud", caption: "", size: "wide" } };
  const parts = lines.map((line) => ({
    type: "paragraph",
    ...(line && { content: [{ type: "text", text: line }] }),
  }));
  const fields = fieldsIn("post", { body: { type: "doc", content: [picture, ...parts] } });
  const said = (issues: { title: string }[]) => issues.map(({ title }) => title.replace("Text: ", ""));
  expect([said(checkGaps(fields)), said(checkEmptyParts(fields))]).toEqual([gaps, empties]);
});

test("what the schema refuses is told under the name of its field, or of the nearest one around it", () => {
  const fields = fieldsIn("page", { title: "T", path: "/t", blocks: [opening("a")] });
  const refused = (path: PropertyKey[]) => schemaIssues([{ path, message: "This field is required" } as never], fields);
  expect(refused(["blocks", 0, "heading"])).toMatchObject([
    { level: "error", title: "Page opening › Heading: this field is required", message: "This field is required" },
  ]);
  expect(titles(refused(["blocks", 0, "heading", "deeper"]))[0]?.[2]).toMatch(/^Page opening › Heading: /);
  expect(titles(refused(["nothing"]))).toEqual([["error", "nothing", "Content: this field is required"]]);
});

test("an example is quoted, a long one in its first sixty characters", () => {
  const field = { path: "title", words: ["Title"], hidden: false };
  const example = (text: string) => [{ ...field, value: text, form: { control: "line", example: text } }];
  const said = (text: string) => checkExamples(example(text) as never)[0];
  expect(said("Your heading")).toMatchObject({
    level: "error",
    title: "Title still holds its example",
    text: "Write your own, or empty it: “Your heading”",
  });
  expect(said("x".repeat(60))?.text).toBe(`Write your own, or empty it: “${"x".repeat(60)}”`);
  expect(said("x".repeat(61))?.text).toBe(`Write your own, or empty it: “${"x".repeat(59)}…”`);
});
