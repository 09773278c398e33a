import type { Block } from "../blocks/block.ts";
import type { Published } from "./published-document.server.ts";

/** The id of the picture that a document's screen opens with, which is worth fetching first; "" where it opens with words. */
export const openingPicture = (document: Published): string => {
  switch (document.type) {
    case "page":
      return openingPictureOf(document.data.blocks.find((block) => !block.hidden));
    case "service":
    case "project":
    case "post":
      return document.data.picture;
    default:
      return "";
  }
};

const openingPictureOf = (block: Block | undefined): string => {
  if (block?.type === "hero-slides") return block.slides[0]?.picture ?? "";
  return block?.type === "intro" ? block.picture : "";
};
