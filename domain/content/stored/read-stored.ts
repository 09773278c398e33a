import { LRUCache } from "lru-cache";
import { isData } from "../../json.ts";
import type { DocumentType } from "../document-types.ts";
import { evolve, shapeNow } from "../evolution/evolve.ts";
import type { Data } from "../fields/structure.ts";
import { complete, completeDraft } from "../form/complete.ts";
import { formOf } from "../form/document-form.ts";

export type Stored = { type: string; data: string; shape: number };

/** What was written, by today's names; it may be unfinished and hold anything. Never throws: what is no JSON is empty. */
export const storedData = ({ type, data, shape }: Stored): Data => {
  const evolved = evolve(type, parsed(data), shape);
  return isData(evolved) ? evolved : {};
};

/** False for a text that was cut off or is no document. */
export const isReadable = ({ data }: Stored): boolean => isData(parsed(data));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A revision as staff work on it, in the shape of today's schema. Never throws. */
export const storedDraft = ({ type, data, shape }: Stored): Data => draftOf(type as DocumentType, parsed(data), shape);

/** The same of what a browser kept or sent. */
export const draftOf = (type: DocumentType, data: unknown, shape: number): Data =>
  completeDraft(formOf(type), evolve(type, data, shape)) as Data;

/** True where nothing of what a browser sent is lost as a draft of today: a form made it. */
export const isDraft = (type: DocumentType, data: unknown, shape: number): boolean =>
  holds(draftOf(type, data, shape), evolve(type, data, shape));

/** True where everything that `part` says stands in `whole`. */
export const holds = (whole: unknown, part: unknown): boolean => {
  if (part === undefined || Object.is(whole, part)) return true;
  if (whole === null || part === null || typeof whole !== "object" || typeof part !== "object") return false;
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false;
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && holds((whole as Data)[name], value),
  );
};

/** Letters of stored text, per type. By number they had no bound: one draft may have a million letters, and each is another. */
const MOST_READ = 3_000_000;
/** By the form of a type: another schema, or one step more, makes another document of the same text. */
const read = new WeakMap<object, LRUCache<string, Data>>();

/** A revision as a page shows it. Never throws. Cached: the data is shared, do not change it. */
export const storedForPage = (row: Stored): Data => {
  const form = formOf(row.type as DocumentType);
  const known =
    read.get(form) ?? new LRUCache<string, Data>({ maxSize: MOST_READ, sizeCalculation: (_, key) => key.length });
  const key = `${row.shape} ${shapeNow()} ${row.data}`;
  const data = known.get(key) ?? (complete(form, storedData(row)) as Data);
  read.set(form, known.set(key, data));
  return data;
};
