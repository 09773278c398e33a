import type { Data, Form } from "../form/form.ts";

/** One field that differs, in words. `path` parts its names by dots. */
export type Change = { path: string; label: string; before: string; after: string };

const SHOWN = 160;

/** What differs between two states of some data, field by field, in the order of its form. */
export const changesBetween = (form: Form, before: unknown, after: unknown): Change[] =>
  compare(form, before, after, [], []);

const compare = (form: Form, before: unknown, after: unknown, path: string[], labels: string[]): Change[] => {
  if (same(before, after)) return [];
  if (form.control === "group") {
    return form.fields.flatMap(({ name, form: field }) =>
      compare(field, at(before, name), at(after, name), [...path, name], [...labels, field.label]),
    );
  }
  if (form.control === "list" && lengthOf(before) === lengthOf(after)) {
    return itemsOf(after).flatMap((item, index) =>
      compare(form.item, itemsOf(before)[index], item, [...path, String(index)], [...labels, String(index + 1)]),
    );
  }
  return [{ path: path.join("."), label: labels.join(" / "), before: inWords(before), after: inWords(after) }];
};

/** True when two states are the same, whatever the order of their names. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) && [...names].every((name) => same(at(one, name), at(other, name)))
  );
};

export const at = (data: unknown, name: string): unknown => (data as Data | undefined)?.[name];

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const lengthOf = (value: unknown): number => itemsOf(value).length;

/** A value as a person would say it: texts as they are, lists by what their items are called. */
export const inWords = (value: unknown): string => {
  const words = sayWhole(value);
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
};

const sayWhole = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) return value.map(nameOf).join(", ");
  return typeof value === "object" ? nameOf(value) : String(value);
};

const nameOf = (item: unknown): string =>
  typeof item === "object" && item !== null
    ? String(Object.values(item).find((value) => typeof value === "string" && value !== "") ?? "")
    : String(item);
