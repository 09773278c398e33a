import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Split } from "../parts/split.tsx";

export const sheets: SharedSheet[] = ["split", "split-right"];

export const Look = ({ block, view }: BlockProps<"picture-with-text">) => (
  <Split
    block={block}
    phone={view.settings.contact.phone}
    picture={view.pictures[block.picture]}
    right={block.side === "right"}
  />
);
