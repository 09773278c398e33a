import { listOf } from "../../json.ts";
import { fileIdIn } from "../../media/file.ts";
import type { DocumentType } from "../document-types.ts";
import { kindOf } from "../fields/kinds.ts";
import {
  type BlockForm,
  type Data,
  describe,
  type Form,
  type FormOf,
  hiddenSwitch,
  isLeaf,
} from "../fields/structure.ts";
import { formOf } from "./document-form.ts";
import { formOfGone } from "./gone-block.ts";
import type { Place } from "./place.ts";

/** A field, group, list or block with its value; undefined where the data has none. Pages make thousands of them, hence the getters. */
export class Field {
  readonly form: Form;
  readonly value: unknown;
  readonly hidden: boolean;
  private readonly parent: Field | null;
  private readonly step: string | number;
  private readonly name: string;

  constructor(parent: Field | null, step: string | number, form: Form, value: unknown, name: string) {
    this.parent = parent;
    this.step = step;
    this.form = form;
    this.value = value;
    this.name = name;
    this.hidden = parent?.hidden === true || ("type" in form && isUnseen(form, value));
  }

  /** As the messages of a schema name it, such as `blocks.2.title`. */
  get path(): string {
    if (!this.parent) return "";
    return this.parent.parent ? `${this.parent.path}.${this.step}` : String(this.step);
  }

  /** With the ids of blocks, which stay when blocks move. */
  get place(): Place {
    if (!this.parent) return [];
    const id = "type" in this.form ? (this.value as { id?: unknown } | null)?.id : undefined;
    return [...this.parent.place, typeof id === "string" ? id : this.step];
  }

  /** In the words of the form: "Hero slides", "Slide 2", "Title". */
  get words(): string[] {
    if (!this.parent) return [];
    const { control } = this.parent.form;
    const above = control === "list" || control === "blocks" ? this.parent.parent : this.parent;
    return [...(above?.words ?? []), this.name];
  }

  get parts(): Field[] {
    const { form, value } = this;
    switch (form.control) {
      case "group":
        return ("type" in form ? [hidden, ...form.fields] : form.fields).map(
          (part) => new Field(this, part.name, part.form, namedIn(value, part.name), part.form.label),
        );
      case "list":
        return listOf(value).map((item, at) => new Field(this, at, form.item, item, `${form.one} ${at + 1}`));
      case "blocks":
        return listOf(value).map((block, at) => {
          const own = blockForm(form, block);
          return new Field(this, at, own, block, own.label);
        });
      default:
        return [];
    }
  }
}

const isUnseen = ({ gone }: BlockForm, block: unknown): boolean =>
  gone === true || (block as { hidden?: unknown } | null)?.hidden === true;

const hidden = { name: "hidden", form: describe(hiddenSwitch) };

export const isHiddenSwitch = ({ form }: Field): boolean => form === hidden.form;

const namedIn = (value: unknown, name: string): unknown =>
  value !== null && typeof value === "object" ? (value as Data)[name] : undefined;

const blockForm = ({ kinds }: FormOf<"blocks">, block: unknown): BlockForm =>
  kinds.find((kind) => kind.type === namedIn(block, "type")) ?? formOfGone(block);

/** True for a block of a kind that the site no longer has. */
export const isGone = ({ form }: Field): boolean => "gone" in form && form.gone === true;

/** A document, or any value with its form, as the field that all others lie in. */
export const rootField = (form: Form, value: unknown): Field => new Field(null, "", form, value, "");

const collect = (fields: Field[], all: Field[] = []): Field[] => {
  for (const field of fields) {
    all.push(field);
    collect(field.parts, all);
  }
  return all;
};

/** Every field of a document in the order of its form, groups, lists and blocks before what they hold. `data` may be a part of it. */
export const fieldsIn = (type: DocumentType, data: unknown): Field[] => collect(rootField(formOf(type), data).parts);

export const ofKind = ({ form }: Field) => (isLeaf(form) ? kindOf(form) : null);

export type FoundLink = { field: string; href: string };

/** The ids of all pictures that a document names, each once, those in rich texts and hidden blocks included. */
export const picturesIn = (type: DocumentType, data: unknown): string[] => [
  ...new Set(fieldsIn(type, data).flatMap((field) => ofKind(field)?.pictures?.(field.value) ?? [])),
];

/** The ids of all files that a document offers to visitors by themselves, each once, hidden ones included. */
export const filesIn = (type: DocumentType, data: unknown): string[] => [
  ...new Set(fieldsIn(type, data).flatMap((field) => ofKind(field)?.files?.(field.value) ?? [])),
];

/** The ids of all pictures and files that a document needs, those that its links lead to included. */
export const mediaIn = (type: DocumentType, data: unknown): string[] => {
  const links = fieldsIn(type, data).flatMap((field) => ofKind(field)?.links?.(field.value) ?? []);
  const linked = links.flatMap((href) => fileIdIn(href) ?? []);
  return [...new Set([...picturesIn(type, data), ...filesIn(type, data), ...linked])];
};

export const referencesIn = (type: DocumentType, data: unknown): string[] => [
  ...new Set(fieldsIn(type, data).flatMap((field) => ofKind(field)?.references?.(field.value) ?? [])),
];

/** All links that visitors can follow, those in rich texts and menus included; hidden blocks are left out. */
export const linksIn = (type: DocumentType, data: unknown): FoundLink[] =>
  fieldsIn(type, data).flatMap((field) =>
    field.hidden ? [] : (ofKind(field)?.links?.(field.value) ?? []).map((href) => ({ field: field.path, href })),
  );
