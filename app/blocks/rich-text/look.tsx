import { RichText } from "#app/cards/cards.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["prose"];

export const Look = ({ block, view }: BlockProps<"rich-text">) => (
  <div className={`section tone-${block.background} rich-text`}>
    <div className="wrap">
      <RichText value={block.body} view={view} />
    </div>
  </div>
);
