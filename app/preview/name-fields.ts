import { type FieldMark, takeMark } from "#domain/content/preview/marks.ts";
import { escapeMarkup } from "#domain/formats/escape-markup.ts";

/** React escapes every angle bracket in texts and attributes. */
const TOKEN = /<[^<>]*>|[^<]+/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** Makes the marks (`withMarks`) in rendered HTML attributes: `data-field` and `data-example` of texts and pictures, `data-link` of links, `data-part`. Texts are clean then. */
export const nameFields = (html: string, marks: readonly FieldMark[]): string => {
  const written: string[] = [];
  const open: number[] = [];
  for (const [token] of html.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) written.push(token);
    else if (token.startsWith("</")) {
      open.pop();
      written.push(token);
    } else if (token.startsWith("<")) {
      if (!token.endsWith("/>")) open.push(written.length);
      written.push(named(token, marks));
    } else {
      const { shown, mark } = takeMark(token, marks);
      const at = open.at(-1);
      if (mark && at !== undefined) written[at] = withField(written[at] ?? "", mark);
      written.push(shown);
    }
  }
  return written.join("");
};

/** A picture tells by its alternative text, a link by its address; elsewhere, a text is said once more. */
const named = (tag: string, marks: readonly FieldMark[]): string => {
  const found = new Map<string, FieldMark>();
  const clean = tag.replace(ATTRIBUTE, (_, name: string, value: string) => {
    const { shown, mark } = takeMark(value, marks);
    if (mark) found.set(name, mark);
    return ` ${name}="${shown}"`;
  });
  const [picture, link] = [found.get("alt"), found.get("href")];
  const withLink = link ? withAttribute(clean, "data-link", link.field) : clean;
  return picture ? withField(withLink, picture) : withLink;
};

const withField = (tag: string, { field, part, example }: FieldMark): string => {
  if (tag.includes(" data-field=")) return tag;
  const inPart = part > 0 ? withAttribute(tag, "data-part", String(part)) : tag;
  return withAttribute(example ? withAttribute(inPart, "data-example", "") : inPart, "data-field", field);
};

const withAttribute = (tag: string, name: string, value: string): string =>
  tag.replace(/\/?>$/, (end) => ` ${name}="${escapeMarkup(value)}"${end}`);
