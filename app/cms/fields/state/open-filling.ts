import type { DocumentType } from "#domain/content/document-types.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { cell } from "./cell.ts";
import type { Filling, Sight } from "./filling.ts";
import { hints } from "./hints.ts";

/** Begins to fill in a form with the data that a document has. */
export const openFilling = (type: DocumentType, data: Data, targets: Filling["targets"] = {}): Filling => {
  const draft = cell(data);
  return { draft, hints: hints(type, draft), sight: cell<Sight>({ open: new Set(), at: [] }), targets };
};
