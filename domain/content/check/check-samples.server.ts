import type { Database } from "#platform/database/database.ts";
import { andMore } from "../../formats/counted.ts";
import type { Block } from "../blocks/block.ts";
import type { DocumentType } from "../document-types.ts";
import { listedTypes } from "../published/page/block-needs.ts";
import { liveDocuments } from "../published/published-document.server.ts";
import { isSample } from "../samples/is-sample.server.ts";
import { type Issue, warning } from "./issue.ts";

/** Praise that the installation came with and nobody gave: of a testimonial, and of a page that shows some. */
export const checkSamples = async (
  database: Database,
  { id, type, revision }: { id: string; type: DocumentType; revision: string },
  data: object | null,
): Promise<Issue[]> => {
  const blocks = type === "page" && data ? (data as { blocks: Block[] }).blocks : [];
  const listsPraise = listedTypes(blocks.filter(({ hidden }) => !hidden)).includes("testimonial");
  if (type !== "testimonial" && !listsPraise) return [];
  const samples = liveDocuments(database).select("title").where("type", "=", "testimonial").where(isSample);
  if (type === "testimonial") {
    const own = await samples.where("id", "=", id).where("published_revision", "=", revision).executeTakeFirst();
    return own ? [warning("", "This praise is a sample", `Nobody said it. ${WHAT_TO_DO}`)] : [];
  }
  const shown = await samples.orderBy("position").execute();
  if (shown.length === 0) return [];
  const titles = shown.map(({ title }) => `“${title}”`);
  const whose = `${andMore(titles, 1)} ${shown.length === 1 ? "is a sample" : "are samples"}`;
  return [warning("blocks", "It shows praise that nobody gave", `${whose}. ${WHAT_TO_DO}`)];
};

const WHAT_TO_DO = "Write what a client did say, or unpublish it; if it is true, say so in its editor.";
