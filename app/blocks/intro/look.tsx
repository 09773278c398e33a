import { Picture } from "#app/ui/picture.tsx";
import type { BlockProps } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const pictureSizes = "(min-width: 900px) 60vw, 100vw";

/** Low before the form: said by the server, since a rule of CSS for what follows moves the page once that has come. */
export const Look = ({ block, view, next }: BlockProps<"intro">) => {
  const picture = view.pictures[block.picture];
  const names = ["intro", picture && "intro-pictured", next === "contact" && "intro-low", "tone-sand"];
  return (
    <div className={names.filter(Boolean).join(" ")}>
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
