import { type Issue, warning } from "./issue.ts";

/** Search engines cut longer titles and descriptions, and make up their own for short ones. In characters. */
const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 70, longest: 160 };

/** How a document will look in search results. Only for what has an address, and for the SEO settings. */
export const checkSearch = (data: object): Issue[] => {
  const fields = data as Record<string, unknown>;
  if (typeof fields.siteTitle === "string")
    return [...title("siteTitle", fields.siteTitle), ...description("description", textOf(fields.description))];
  if (typeof fields.search !== "object" || fields.search === null) return [];
  const search = fields.search as Record<string, unknown>;
  const [named, own] = [textOf(search.title), textOf(fields.title)];
  return [
    ...title(named ? "search.title" : "title", named || own),
    ...description("search.description", textOf(search.description)),
  ];
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const title = (field: string, text: string): Issue[] =>
  text.length > LONGEST_TITLE
    ? [warning(field, `The title has ${text.length} characters`, `Search results cut it after about ${LONGEST_TITLE}.`)]
    : [];

const description = (field: string, text: string): Issue[] => {
  if (text === "")
    return [
      warning(field, "There is no description for search engines", "Write 150-160 characters that make people click."),
    ];
  if (text.length < DESCRIPTION.shortest || text.length > DESCRIPTION.longest)
    return [warning(field, `The description has ${text.length} characters`, "Recommended length 150-160 characters.")];
  return [];
};
