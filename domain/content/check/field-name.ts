import * as z from "zod";
import { bare, blockLabel, itemName, labelOf, optionFor } from "../schema-shape.ts";

/** Where a fault is, in the words of the form: "Hero slides › Slide 2 › Title". `data` tells which blocks stand where. */
export const fieldName = (schema: unknown, path: PropertyKey[], data: unknown): string => {
  const names: string[] = [];
  let [here, value, list] = [schema, data, ""];
  for (const key of path) {
    const inner = bare(here);
    value = child(value, key);
    if (inner instanceof z.ZodArray) {
      here = optionFor(inner.element, value);
      names.push(blockLabel(here) || itemName(list, Number(key) + 1));
    } else if (inner instanceof z.ZodObject) {
      here = inner.shape[String(key)];
      list = labelOf(here);
      if (!(bare(here) instanceof z.ZodArray)) names.push(list || String(key));
    }
  }
  return names.join(" › ") || list || "Content";
};

const child = (value: unknown, key: PropertyKey): unknown =>
  value !== null && typeof value === "object" ? (value as Record<PropertyKey, unknown>)[key] : undefined;
