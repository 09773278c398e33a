import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { kinds } from "../kinds.ts";
import { hostBlock } from "./block-needs.ts";
import { publishedOf } from "./published-document.server.ts";

/** The public address of a live document: its own, or that of the first page that shows it; null if none does. */
export const shownAt = async (database: Database, type: DocumentType, path: string | null): Promise<string | null> => {
  if (path) return path;
  if (kinds[type].shown === "everywhere") return "/";
  const pages = await publishedOf(database, "page");
  return pages.find((page) => hostBlock(page, type))?.path ?? null;
};
