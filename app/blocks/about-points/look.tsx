import { Glyph } from "#app/ui/drawings/glyph.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Split } from "../parts/split.tsx";

export const sheets: SharedSheet[] = ["split"];

export const Look = ({ block, view }: BlockProps<"about-points">) => (
  <Split block={block} phone={view.settings.contact.phone} picture={view.pictures[block.picture]}>
    <ul className="about-ticks">
      {block.points.map((point) => (
        <li key={point}>
          <Glyph name="tick" />
          {point}
        </li>
      ))}
    </ul>
  </Split>
);
