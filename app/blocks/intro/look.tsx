import { Picture } from "#app/ui/picture.tsx";
import type { BlockProps } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const pictureSizes = "(min-width: 900px) 60vw, 100vw";

export const Look = ({ block, view }: BlockProps<"intro">) => {
  const picture = view.pictures[block.picture];
  return (
    <div className={picture ? "intro intro-pictured tone-sand" : "intro tone-sand"}>
      <div className="intro-head">
        {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
        <h1>{block.heading}</h1>
      </div>
      {block.text && (
        <div className="intro-text">
          <Paragraphs text={block.text} phone={view.settings.contact.phone} />
        </div>
      )}
      <Picture picture={picture} sizes={pictureSizes} priority className="intro-picture" />
    </div>
  );
};
