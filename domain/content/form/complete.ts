import { isData, textOf } from "../../json.ts";
import { kindOf, type LeafForm } from "../fields/kinds.ts";
import type { BlockData, BlockForm, Data, Form, NamedForm } from "../fields/structure.ts";
import { blank } from "./document-form.ts";

/** What becomes of a value that is there, and of a block whose kind the site does not have. */
type Reading = { leaf: (form: LeafForm, value: unknown) => unknown; stray: (block: Data, id: string) => BlockData[] };

/** In today's shape for a page: what is missing or can't be shown is blank, gone blocks are left out. Never throws. */
export const complete = (form: Form, value: unknown): unknown =>
  read(form, value, { leaf: (leaf, given) => kindOf(leaf).fit(leaf, given), stray: () => [] });

/** The same for those who edit it: what is unfinished and what is gone stays as it was. */
export const completeDraft = (form: Form, value: unknown): unknown => read(form, value, { leaf: typed, stray });

const typed = (form: LeafForm, value: unknown): unknown => {
  const empty = kindOf(form).blank(form, "");
  const isSameKind = typeof value === typeof empty && typeof empty !== "object";
  const isEmptied = value === null && typeof empty === "number";
  return isSameKind || isEmptied ? value : kindOf(form).fit(form, value);
};

const stray = (block: Data, id: string): BlockData[] => [{ ...block, type: textOf(block.type), id }];

const read = (form: Form, value: unknown, reading: Reading): unknown => {
  switch (form.control) {
    case "group":
      return readFields(form.fields, value, reading);
    case "list":
      return Array.isArray(value) ? value.map((item) => read(form.item, item, reading)) : blank(form);
    case "blocks":
      return Array.isArray(value) ? value.flatMap((item, at) => readBlock(form.kinds, item, at, reading)) : [];
    default:
      return value === undefined ? kindOf(form).blank(form, "") : reading.leaf(form, value);
  }
};

const readFields = (fields: NamedForm[], value: unknown, reading: Reading): Data => {
  const given = isData(value) ? value : {};
  return Object.fromEntries(fields.map(({ name, form }) => [name, read(form, given[name], reading)]));
};

const readBlock = (kinds: BlockForm[], block: unknown, at: number, reading: Reading): BlockData[] => {
  if (!isData(block)) return [];
  const kind = kinds.find(({ type }) => type === block.type);
  const id = typeof block.id === "string" ? block.id : `block-${at}`;
  if (!kind) return reading.stray(block, id);
  return [{ type: kind.type, id, hidden: block.hidden === true, ...readFields(kind.fields, block, reading) }];
};
