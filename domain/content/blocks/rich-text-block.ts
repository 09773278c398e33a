import { richText } from "../fields/rich-text.ts";
import { blockBase } from "../fields/structure.ts";

export const richTextBlock = blockBase("rich-text", "Rich text").extend({ body: richText("Text") });
