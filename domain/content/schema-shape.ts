import * as z from "zod";
import type { FieldMeta } from "./field.ts";

/** The schema inside defaults, options and lazy ones. */
export const bare = (schema: unknown): unknown => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return bare(schema.unwrap());
  return schema;
};

/** The label that a schema carries; blocks carry it too. Empty where there is none. */
export const labelOf = (schema: unknown): string => metaOf(schema)?.label ?? "";

/** What the editor shows for a field, from wherever on the schema it stands. */
export const metaOf = (schema: unknown): FieldMeta | undefined => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const own = schema.meta() as FieldMeta | undefined;
  if (own?.label) return own;
  const inner = bare(schema);
  return inner === schema ? undefined : metaOf(inner);
};

/** Of a choice between shapes, the one that some data has by its `type`. */
export const optionFor = (schema: unknown, data: unknown): unknown => {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return inner;
  const type = data !== null && typeof data === "object" && "type" in data ? data.type : undefined;
  return inner.options.find((option) => option instanceof z.ZodObject && option.shape.type?.safeParse(type).success);
};

/** "Slides" and 2 give "Slide 2". */
export const itemName = (list: string, number: number): string => {
  const one = list.endsWith("ies") ? `${list.slice(0, -3)}y` : list.replace(/([^s])s$/, "$1");
  return `${one || "Item"} ${number}`;
};

/** What staff call a block, from its schema; empty for anything else. */
export const blockLabel = (schema: unknown): string =>
  schema instanceof z.ZodObject && "type" in schema.shape ? labelOf(schema.shape.type) : "";
