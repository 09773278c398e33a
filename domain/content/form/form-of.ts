import type * as z from "zod";
import { type DocumentType, documentTypes } from "../document-types.ts";
import type { FieldMeta } from "../field.ts";
import { iconNames } from "../icons.ts";
import type { BlockForm, Form, FormOf, NamedForm } from "./form.ts";

const NOT_SHOWN = new Set(["type", "id", "hidden"]);
const MOST_ITEMS = 100;

const known = new Map<DocumentType, FormOf<"group">>();

/** The form of a document type, made from its schema once. */
export const formOf = (type: DocumentType): FormOf<"group"> => {
  const made = known.get(type) ?? describe(documentTypes[type], "");
  if (made.control !== "group") throw new Error(`${type} is no object`);
  known.set(type, made);
  return made;
};

/** What the editor shows for a schema; label, help and control come from its metadata. */
export const describe = (schema: z.ZodType, name: string): Form => {
  const meta = (schema.meta() ?? {}) as Partial<FieldMeta>;
  const words = { label: meta.label ?? name, ...(meta.help ? { help: meta.help } : {}) };
  return { ...words, ...controlOf(schema, meta) } as Form;
};

type Control = Omit<Form, "label" | "help">;

const controlOf = (schema: z.ZodType, meta: Partial<FieldMeta>): Control => {
  const inner = unwrapped(schema);
  switch (meta.control) {
    case "line":
    case "text":
      return { control: meta.control, max: inner.maxLength ?? null, required: inner === schema } as Control;
    case "link":
    case "picture":
      return { control: meta.control, required: inner === schema } as Control;
    case "number":
      return { control: "number", min: inner.minValue ?? 0, max: inner.maxValue ?? 1_000_000 } as Control;
    case "choice":
      return {
        control: inner.options === undefined || !isIcon(inner.options) ? "choice" : "icon",
        options: inner.options,
      } as Control;
    case "switch":
      return { control: "switch", initial: initialOf(schema) === true } as Control;
    case "references":
      return { control: "references", of: meta.of ?? "" } as Control;
    case undefined:
      return structureOf(inner);
    default:
      return { control: meta.control } as Control;
  }
};

/** The parts of Zod's schemas that a form is made from. */
type Inner = z.ZodType & {
  maxLength?: number;
  minValue?: number;
  maxValue?: number;
  options?: readonly string[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
};

const unwrapped = (schema: z.ZodType): Inner =>
  schema.type === "default" ? ((schema as z.ZodDefault<z.ZodType>).unwrap() as Inner) : (schema as Inner);

const initialOf = (schema: z.ZodType): unknown =>
  schema.type === "default" ? (schema as z.ZodDefault<z.ZodType>).parse(undefined) : undefined;

const isIcon = (options: readonly string[]): boolean => options.join() === iconNames.join();

const structureOf = (schema: Inner): Control => {
  if (schema.shape) return { control: "group", fields: fieldsOf(schema.shape) } as Control;
  if (!schema.element) throw new Error(`no control for ${schema.type}`);
  const [minimum, maximum] = [bound(schema, "minimum") ?? 0, bound(schema, "maximum") ?? MOST_ITEMS];
  const kinds = (schema.element as Partial<z.ZodDiscriminatedUnion>).options as z.ZodObject[] | undefined;
  if (schema.element.type === "union" && kinds)
    return { control: "blocks", kinds: kinds.map(blockOf), max: maximum } as Control;
  return { control: "list", item: describe(schema.element, "Item"), min: minimum, max: maximum } as Control;
};

const bound = (schema: z.ZodType, name: "minimum" | "maximum"): number | undefined => {
  const checks = (schema.def as { checks?: { _zod: { def: object } }[] }).checks ?? [];
  return checks
    .map((check) => (check._zod.def as Record<string, unknown>)[name])
    .find((value) => typeof value === "number") as number | undefined;
};

const fieldsOf = (shape: Record<string, z.ZodType>): NamedForm[] =>
  Object.entries(shape).map(([name, schema]) => ({ name, form: describe(schema, name) }));

const blockOf = (schema: z.ZodObject): BlockForm => {
  const shape = schema.shape as Record<string, z.ZodType>;
  const [type] = (shape.type as z.ZodLiteral<string>).values;
  const shown = Object.fromEntries(Object.entries(shape).filter(([name]) => !NOT_SHOWN.has(name)));
  const { label } = (shape.type?.meta() ?? {}) as { label?: string };
  return { type: type ?? "", label: label ?? type ?? "", fields: fieldsOf(shown) };
};
