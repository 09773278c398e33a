import { vercelStegaCombine, vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { DocumentType } from "../document-types.ts";
import { kindOf } from "../fields/kinds.ts";
import { isLeaf } from "../fields/structure.ts";
import { isExample } from "../form/example.ts";
import { fieldsIn, picturesIn } from "../form/fields-in.ts";
import { placeKey, withValue } from "../form/place.ts";
import type { Preview } from "./preview.server.ts";

/** Which field a shown text or picture is of, and which part of it. */
export type FieldMark = { field: string; part: number; example?: true };

/**
 * Hides the number of a mark, which is added to `marks`: each hidden letter costs four characters, in all that is rendered
 * and read again. A JSON string ends in a quotation mark; a bare number could end in what `trim` takes for a space.
 */
const marked = (marks: FieldMark[], shown: string, mark: FieldMark): string =>
  vercelStegaCombine(shown, String(marks.push(mark) - 1), false);

const BEGINS = "\u200b".repeat(4);

/** A text as visitors read it, and the mark whose number was hidden in it, if any. */
export const takeMark = (text: string, marks: readonly FieldMark[]): { shown: string; mark: FieldMark | null } => {
  if (!text.includes(BEGINS)) return { shown: text, mark: null };
  const { cleaned, encoded } = vercelStegaSplit(text);
  return { shown: cleaned, mark: marks[Number(encoded && vercelStegaDecode(encoded))] ?? null };
};

/**
 * A preview in which each text, picture and link of the document that is edited carries the number of its mark, in
 * characters that nobody sees; and the marks.
 */
export const withMarks = (preview: Preview): { marked: Preview; marks: FieldMark[] } => {
  const { document, view, edited } = preview;
  const marks: FieldMark[] = [];
  const own = document.id === edited.id && { ...document, data: markedData(marks, document.type, document.data) };
  const inList = <T extends { id: string }>(type: DocumentType, list: T[]): T[] =>
    list.map((item) => (item.id === edited.id ? markedData(marks, type, item) : item));
  const members = inList("member", view.members);
  const testimonials = inList("testimonial", view.testimonials);
  const used = [
    ...(own ? picturesIn(own.type, own.data) : []),
    ...members.flatMap((member) => picturesIn("member", member)),
    ...testimonials.flatMap((testimonial) => picturesIn("testimonial", testimonial)),
  ];
  const pictures = { ...view.pictures, ...markedPictures(view.pictures, used) };
  const shown = { ...preview, document: own || document, view: { ...view, members, testimonials, pictures } };
  return { marked: shown as Preview, marks };
};

const markedData = <T>(marks: FieldMark[], type: DocumentType, data: T): T =>
  fieldsIn(type, data).reduce((all, field) => {
    const { form, value, place } = field;
    if (!isLeaf(form)) return all;
    const mark = { field: placeKey(place), ...(isExample(form, value) && { example: true as const }) };
    const withMark = kindOf(form).marked?.(form, value, (shown, part) => marked(marks, shown, { ...mark, part }));
    return withMark === undefined || withMark === value ? all : withValue(all, place, withMark);
  }, data);

/** Pictures by their marked ids, so that each place of a picture is told apart by the alternative text. */
const markedPictures = (pictures: Preview["view"]["pictures"], ids: string[]): Preview["view"]["pictures"] =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const { cleaned, encoded } = vercelStegaSplit(id);
      const picture = pictures[cleaned];
      return picture && encoded ? [[id, { ...picture, alt: picture.alt + encoded }]] : [];
    }),
  );
