import { isData } from "../../json.ts";
import { type DocumentType, documentTypes } from "../document-types.ts";
import { kindOf } from "../fields/kinds.ts";
import { type Data, isLeaf } from "../fields/structure.ts";
import { completeDraft } from "../form/complete.ts";
import { formOf } from "../form/document-form.ts";
import { type Field, fieldsIn, isGone, ofKind, rootField } from "../form/fields-in.ts";
import { nameInWords } from "../form/gone-block.ts";
import { checkSchema } from "../form/issues.ts";
import { same } from "../merge/same.ts";
import { holds, isReadable, type Stored, storedData } from "./read-stored.ts";

export type Misfit = { field: string; where: string; why: string };

/** Everything of a revision that was published, or could have been, that today's schema does not take whole. */
export const misfitsIn = (row: Stored): Misfit[] => {
  if (!(row.type in documentTypes)) return [{ field: "", where: "Content", why: "there is no such type of document" }];
  if (!isReadable(row)) return [{ field: "", where: "Content", why: "it can't be read" }];
  const [type, data] = [row.type as DocumentType, storedData(row)];
  if (fitsWhole(type, data)) return [];
  const lost = lostIn(rootField(formOf(type), data));
  const known = new Set(lost.map(({ field }) => field));
  return [...lost, ...refused(type, data).filter(({ field }) => !known.has(field))];
};

const fitsWhole = (type: DocumentType, data: Data): boolean => {
  const parsed = documentTypes[type].safeParse(data);
  return parsed.success && holds(parsed.data, data) && gapsIn(fieldsIn(type, data)).length === 0;
};

/** What is there and is not shown, or not as it is. */
const lostIn = (field: Field): Misfit[] => {
  const { form, value, parts } = field;
  if (value === undefined) return [];
  if (isGone(field)) return [misfit(field, "this kind of block is no longer shown")];
  switch (form.control) {
    case "group":
      return isData(value) ? [...leftOver(field, value), ...parts.flatMap(lostIn)] : [misfit(field, UNREADABLE)];
    case "list":
    case "blocks":
      return Array.isArray(value) ? parts.flatMap(lostIn) : [misfit(field, UNREADABLE)];
    default:
      return lostValue(field);
  }
};

const UNREADABLE = "what it holds can't be shown";

const lostValue = (field: Field): Misfit[] => {
  const { form, value } = field;
  if (!isLeaf(form)) return [];
  const kind = kindOf(form);
  const shown = kind.fit(form, value);
  if (same(shown, value)) return [];
  const words = (some: unknown) => kind.words(some, (id) => id).slice(0, MOST_WORDS);
  const [was, is] = [words(value), words(shown)];
  return [
    misfit(field, was === "" ? UNREADABLE : `“${was}” can't be shown${is === "" || is === was ? "" : `, “${is}” is`}`),
  ];
};

const MOST_WORDS = 60;

const leftOver = (field: Field, value: Data): Misfit[] => {
  const names = [
    ...field.parts.map(({ path }) => path.split(".").at(-1)),
    ...("type" in field.form ? ["type", "id"] : []),
  ];
  const unknown = Object.entries(value).filter(([name, held]) => !names.includes(name) && saysSomething(held));
  return unknown.map(([name]) => ({
    field: [field.path, name].filter(Boolean).join("."),
    where: [...field.words, nameInWords(name)].join(" › "),
    why: "there is no such field anymore",
  }));
};

const saysSomething = (value: unknown): boolean =>
  value !== null && typeof value === "object"
    ? Object.values(value).some(saysSomething)
    : value !== null && value !== undefined && value !== "" && value !== false;

const refused = (type: DocumentType, data: Data): Misfit[] => {
  const draft = completeDraft(formOf(type), data) as Data;
  const fields = fieldsIn(type, draft);
  const issues = checkSchema(type, draft).issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const words = new Map(fields.map((field) => [field.path, field.words.join(" › ")]));
  return [
    ...issues.map(({ field, message }) => ({ field, where: words.get(field) ?? field, why: uncapital(message) })),
    ...gapsIn(fields).map((field) => misfit(field, "this field is required")),
  ];
};

const gapsIn = (fields: Field[]) => fields.filter((field) => !field.hidden && ofKind(field)?.isGap?.(field.value));

const misfit = ({ path, words }: Field, why: string): Misfit => ({ field: path, where: words.join(" › "), why });

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
