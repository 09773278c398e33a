import { listDocuments } from "../domain/content/lists/list-documents.server.ts";
import type { Seeded } from "./seeded.ts";
import { editor } from "./staff-actors.ts";

export const list = (site: Seeded, changes: Partial<Parameters<typeof listDocuments>[2]> = {}) =>
  listDocuments(site, editor, { type: "service", search: "", status: null, sort: "order", page: 1, ...changes });
