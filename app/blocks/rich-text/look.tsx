import { Prose } from "#app/ui/prose/prose.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["prose"];

export const Look = ({ block, view }: BlockProps<"rich-text">) => (
  <div className="section tone-paper rich-text">
    <div className="wrap">
      <Prose value={block.body} pictures={view.pictures} />
    </div>
  </div>
);
