import { textOf } from "../json.ts";
import type { DocumentType } from "./document-types.ts";
import type { Data } from "./fields/structure.ts";
import { kinds } from "./kinds.ts";

/** `endsOn` is its last day on the site, null where it has none; only kinds that end by themselves say it. */
type Summary = { title: string; path: string | null; shownOn: string | null; endsOn?: string | null };

const text = (data: object, key: string): string | null => textOf((data as Data)[key]) || null;

/** What lists and look-ups need of a document's data, which may be an unfinished draft. */
export const summarize = (type: DocumentType, data: object): Summary => ({
  title: text(data, "title") ?? text(data, "name") ?? (kinds[type].single ? kinds[type].all : "Untitled"),
  path: text(data, "path"),
  shownOn: text(data, "publishedOn"),
  ...(Object.hasOwn(data, "endsOn") && { endsOn: text(data, "endsOn") }),
});
