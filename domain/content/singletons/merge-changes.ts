import type { Form } from "../form/form.ts";
import { at, inWords, same } from "./changes-between.ts";

/** A field that two people changed to different things. The values are whole, so that either can be taken. */
export type Conflict = {
  path: string;
  label: string;
  mine: unknown;
  theirs: unknown;
  mineInWords: string;
  theirsInWords: string;
};

export type Merged = { data: unknown; conflicts: Conflict[] };

/**
 * Brings together what two people made of the same state. What only one of them changed is taken from them; where both
 * changed a field or a list, mine stays and the conflict is told.
 */
export const mergeChanges = (form: Form, base: unknown, theirs: unknown, mine: unknown): Merged =>
  merge(form, base, theirs, mine, [], []);

const merge = (form: Form, base: unknown, theirs: unknown, mine: unknown, path: string[], labels: string[]): Merged => {
  if (same(mine, base) || same(mine, theirs)) return { data: theirs, conflicts: [] };
  if (same(theirs, base)) return { data: mine, conflicts: [] };
  if (form.control !== "group") {
    const words = { mineInWords: inWords(mine), theirsInWords: inWords(theirs) };
    return { data: mine, conflicts: [{ path: path.join("."), label: labels.join(" / "), mine, theirs, ...words }] };
  }
  const fields = form.fields.map(({ name, form: field }) => ({
    name,
    merged: merge(field, at(base, name), at(theirs, name), at(mine, name), [...path, name], [...labels, field.label]),
  }));
  return {
    data: Object.fromEntries(fields.map(({ name, merged }) => [name, merged.data])),
    conflicts: fields.flatMap(({ merged }) => merged.conflicts),
  };
};
