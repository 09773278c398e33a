import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PictureView } from "#domain/media/picture.ts";
import type { BlockProps } from "../parts/block-props.ts";

export const Look = ({ block, view }: BlockProps<"case-studies">) => (
  <Section tone="paper" className="cases" label={block.heading}>
    <div className="wrap">
      <div className="cases-head">
        <h2>{block.heading}</h2>
        {block.buttonText && block.buttonLink && (
          <ButtonLink href={block.buttonLink} kind="ghost">
            {block.buttonText}
          </ButtonLink>
        )}
      </div>
      {block.studies.map((study) => (
        <Study key={study.title} study={study} picture={view.pictures[study.picture]} />
      ))}
    </div>
  </Section>
);

type StudyProps = {
  study: BlockProps<"case-studies">["block"]["studies"][number];
  picture: PictureView | undefined;
};

const Study = ({ study, picture }: StudyProps) => (
  <article className="case">
    <div>
      <p className="case-figure">{study.figure}</p>
      {study.caption && <p className="case-caption">{study.caption}</p>}
    </div>
    <div className="case-text">
      <p className="eyebrow">{study.category}</p>
      <h3>
        <a href={study.link}>{study.title}</a>
      </h3>
      <p>{study.description}</p>
    </div>
    <div className="case-picture">
      <Picture picture={picture} sizes="(min-width: 900px) 260px, 100vw" />
      <span className="case-arrow">
        <Glyph name="right" />
      </span>
    </div>
  </article>
);
