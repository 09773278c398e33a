import type { Database } from "#platform/database/database.ts";
import type { Block } from "../blocks/block.ts";
import type { DocumentType } from "../document-types.ts";
import { publishedOf } from "./published-document.server.ts";

/** The block by which documents without an address of their own come to a page. */
const blockOf: Partial<Record<DocumentType, Block["type"]>> = { member: "team", testimonial: "testimonials" };

/** The address at which visitors see a live document: its own, or that of the first page that shows it. Null: nowhere. */
export const shownAt = async (database: Database, type: DocumentType, path: string | null): Promise<string | null> => {
  if (path) return path;
  if (type === "settings" || type === "seo") return "/";
  const wanted = blockOf[type];
  if (!wanted) return null;
  const pages = await publishedOf(database, "page");
  const page = pages.find(({ data }) => data.blocks.some((block) => !block.hidden && block.type === wanted));
  return page?.path ?? null;
};
