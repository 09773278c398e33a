import type { Database } from "#platform/database/database.ts";
import type { DocumentType } from "../document-types.ts";
import { hostBlockOf, kinds } from "../kinds.ts";
import { publishedOf } from "./published-document.server.ts";

/** The address at which visitors see a live document: its own, or that of the first page that shows it. Null: nowhere. */
export const shownAt = async (database: Database, type: DocumentType, path: string | null): Promise<string | null> => {
  if (path) return path;
  if (kinds[type].shown === "everywhere") return "/";
  const host = hostBlockOf(type);
  const pages = await publishedOf(database, "page");
  const page = pages.find(({ data }) => data.blocks.some((block) => !block.hidden && block.type === host));
  return page?.path ?? null;
};
