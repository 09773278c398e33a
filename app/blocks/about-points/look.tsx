import { Glyph } from "#app/ui/glyph.tsx";
import { Paragraphs } from "#app/ui/paragraphs.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["split"];

export const Look = ({ block, view }: BlockProps<"about-points">) => (
  <Section tone="white" className="split" label={block.heading}>
    <div className="split-picture">
      <Picture picture={view.pictures[block.picture]} sizes={HALF_SIZES} />
    </div>
    <div className="split-text">
      <h2>{block.heading}</h2>
      <Paragraphs text={block.text} />
      <ul className="about-ticks">
        {block.points.map((point) => (
          <li key={point}>
            <Glyph name="tick" />
            {point}
          </li>
        ))}
      </ul>
      {block.linkText && block.linkPath && (
        <a className="link" href={block.linkPath}>
          {block.linkText}
        </a>
      )}
    </div>
  </Section>
);
