import { textOf } from "../../json.ts";
import { emptyParts, richTextKind } from "../fields/rich-text/rich-text.ts";
import { plainText, type RichTextNode } from "../fields/rich-text/rich-text-node.ts";
import { examplesIn } from "../form/example.ts";
import { type Field, isGone, ofKind } from "../form/fields-in.ts";
import type { checkSchema } from "../form/issues.ts";
import { error, type Issue, warning } from "./issue.ts";

/** Search engines cut longer titles and descriptions, and make up their own for short ones. In characters. */
const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 70, longest: 160 };

/** How a document will look in search results, its names filled in. Only for what has an address, and for the SEO settings, whose description others fall back to. */
export const checkSearch = (data: object): Issue[] => {
  const fields = data as Record<string, unknown>;
  if (typeof fields.siteTitle === "string")
    return [...title("siteTitle", fields.siteTitle), ...description("description", textOf(fields.description), NONE)];
  if (typeof fields.search !== "object" || fields.search === null) return [];
  const search = fields.search as Record<string, unknown>;
  const [named, own] = [textOf(search.title), textOf(fields.title)];
  return [
    ...title(named ? "search.title" : "title", named || own),
    ...description("search.description", textOf(search.description)),
  ];
};

const title = (field: string, text: string): Issue[] => {
  const { length } = [...text];
  return length > LONGEST_TITLE
    ? [warning(field, `The title has ${length} characters`, `Search results cut it after about ${LONGEST_TITLE}.`)]
    : [];
};

const NONE = "There is no description for search engines";

/** `none` is what is said where there is none. */
const description = (field: string, text: string, none?: string): Issue[] => {
  if (text === "") return none ? [warning(field, none, "Write 150-160 characters that make people click.")] : [];
  const { length } = [...text];
  if (length < DESCRIPTION.shortest || length > DESCRIPTION.longest)
    return [warning(field, `The description has ${length} characters`, "Recommended length 150-160 characters.")];
  return [];
};

/** Headings that mislead people who go by them: no main one or several, and levels that are skipped in a text. */
export const checkHeadings = (fields: Field[]): Issue[] => [
  ...fields.filter(({ form }) => form.control === "blocks").flatMap(mainHeading),
  ...fields.filter(({ form, hidden }) => form.control === "rich-text" && !hidden).flatMap(skippedLevels),
];

const opensPage = ({ form }: Field): boolean => "type" in form && form.opensPage === true;

const mainHeading = (blocks: Field): Issue[] => {
  const shown = blocks.parts.filter(({ hidden }) => !hidden);
  const mains = shown.filter(opensPage);
  const [first] = shown;
  if (mains.length === 0)
    return [warning(blocks.path, "The page has no main heading", "Begin with a page opening or hero slides.")];
  if (mains.length > 1)
    return [
      warning(
        blocks.path,
        "The page has more than one main heading",
        "Keep one page opening or one set of hero slides.",
      ),
    ];
  return first && opensPage(first)
    ? []
    : [warning(blocks.path, "The main heading does not come first", "Move the page opening to the top.")];
};

const skippedLevels = (field: Field): Issue[] => {
  const levels = ((field.value as Partial<RichTextNode> | undefined)?.content ?? [])
    .filter(({ type }) => type === "heading")
    .map(({ attrs }) => Number(attrs?.level ?? 2));
  const isSkipped = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
  return isSkipped ? [warning(field.path, "A heading skips a level", "Go down one level at a time.")] : [];
};

/** What the schema refuses, each under the name that the form gives the field: "Hero slides › Slide 2 › Title". */
export const schemaIssues = (issues: ReturnType<typeof checkSchema>["issues"], fields: Field[]): Issue[] => {
  const names = new Map(fields.map((field) => [field.path, field.words.join(" › ")]));
  return issues.map(({ path, message }) => {
    const title = `${nearestName(path, names)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
    return { ...error(path.join("."), title), message };
  });
};

const nearestName = (path: PropertyKey[], names: Map<string, string>): string => {
  if (path.length === 0) return "Content";
  return names.get(path.join(".")) ?? nearestName(path.slice(0, -1), names);
};

/** What the schema takes as a draft and visitors would see as a gap, such as a rich text without a word. */
export const checkGaps = (fields: Field[]): Issue[] =>
  fields
    .filter((field) => !field.hidden && ofKind(field)?.isGap?.(field.value))
    .map((field) => error(field.path, `${field.words.join(" › ")}: this field is required`));

/** Parts of a text that are begun and not written, as a translation begins with them: visitors would see gaps. */
export const checkEmptyParts = (fields: Field[]): Issue[] =>
  fields
    .filter(({ form, hidden }) => form.control === "rich-text" && !hidden)
    .filter(({ value }) => richTextKind.text?.(value) !== "")
    .flatMap(({ path, words, value }) => {
      const parts = emptyParts(value);
      if (parts === 0) return [];
      const title = parts === 1 ? "one part has no words" : `${parts} parts have no words`;
      return [warning(path, `${words.join(" › ")}: ${title}`, "Write them, or take them out: visitors see gaps.")];
    });

/** Examples that nobody has written over yet. */
export const checkExamples = (fields: Field[]): Issue[] =>
  examplesIn(fields).map(({ path, words, value }) =>
    error(path, `${words.join(" › ")} still holds its example`, `Write your own, or empty it: ${quoted(value)}`),
  );

const quoted = (value: unknown): string => {
  const text = typeof value === "string" ? value : plainText(value as RichTextNode).trim();
  return `“${text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text}”`;
};

const QUOTED = 60;

/** Blocks that staff still see, and visitors don't. */
export const checkGone = (fields: Field[]): Issue[] =>
  fields.filter(isGone).map(({ path, form }) => warning(path, `“${form.label}” is no longer shown`, GONE));

const GONE = "The site no longer has this kind of block. Take over what you need of its text, then remove it.";
