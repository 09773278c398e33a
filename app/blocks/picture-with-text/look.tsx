import { Paragraphs } from "#app/ui/paragraphs.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["split"];

export const Look = ({ block, view }: BlockProps<"picture-with-text">) => (
  <Section tone="white" className={block.side === "right" ? "split split-right" : "split"} label={block.heading}>
    <div className="split-picture">
      <Picture picture={view.pictures[block.picture]} sizes={HALF_SIZES} />
    </div>
    <div className="split-text">
      <h2>{block.heading}</h2>
      <Paragraphs text={block.text} />
      {block.linkText && block.linkPath && (
        <a className="link" href={block.linkPath}>
          {block.linkText}
        </a>
      )}
    </div>
  </Section>
);
