import type { Block } from "../blocks/block.ts";

/** The places of a screen that a link can name after `#`, from the contents of its document. */
export const anchorsOf = (data: object): string[] => {
  const blocks = "blocks" in data && Array.isArray(data.blocks) ? (data.blocks as Partial<Block>[]) : [];
  const hasTeam = blocks.some((block) => block.type === "team" && !block.hidden);
  return ["main", ...(hasTeam ? ["team"] : [])];
};
