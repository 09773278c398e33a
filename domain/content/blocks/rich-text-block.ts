import { richText } from "../rich-text.ts";
import { blockBase } from "./block-base.ts";

export const richTextBlock = blockBase("rich-text", "Rich text").extend({ body: richText("Text") });
