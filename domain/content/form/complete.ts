import { richText } from "../rich-text.ts";
import { blank } from "./blank.ts";
import type { BlockData, Data, Form, NamedForm } from "./form.ts";

const anyRichText = richText("");

/**
 * An unfinished draft in the shape of its schema, so that it can be shown: what is missing or of another kind is blank,
 * what is there stays, also where it is empty or too long. Blocks of unknown kinds are left out.
 */
export const complete = (form: Form, value: unknown): unknown => {
  switch (form.control) {
    case "group":
      return completeFields(form.fields, value);
    case "list":
      return Array.isArray(value) ? value.map((item) => complete(form.item, item)) : blank(form);
    case "blocks":
      return Array.isArray(value) ? value.flatMap((item) => completeBlock(form.kinds, item)) : [];
    case "references":
      return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
    case "switch":
      return typeof value === "boolean" ? value : form.initial;
    case "number":
      return typeof value === "number" && Number.isFinite(value)
        ? Math.min(form.max, Math.max(form.min, value))
        : form.min;
    case "choice":
    case "icon":
      return form.options.includes(value as string) ? value : blank(form);
    case "rich-text":
      return anyRichText.safeParse(value).success ? value : blank(form);
    default:
      return typeof value === "string" ? value : "";
  }
};

const completeFields = (fields: NamedForm[], value: unknown): Data => {
  const given = value !== null && typeof value === "object" ? (value as Data) : {};
  return Object.fromEntries(fields.map(({ name, form }) => [name, complete(form, given[name])]));
};

const completeBlock = (kinds: { type: string; fields: NamedForm[] }[], value: unknown): BlockData[] => {
  const given = value as BlockData | null;
  const kind = kinds.find(({ type }) => type === given?.type);
  if (!given || !kind || typeof given.id !== "string") return [];
  return [{ type: kind.type, id: given.id, hidden: given.hidden === true, ...completeFields(kind.fields, given) }];
};
