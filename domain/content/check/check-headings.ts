import type { RichTextNode } from "../fields/rich-text-node.ts";
import type { Field } from "../form/fields-in.ts";
import { type Issue, warning } from "./issue.ts";

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
