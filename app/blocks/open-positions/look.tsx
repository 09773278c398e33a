import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { Paragraphs } from "#app/ui/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["accordion"];

/** `<details>` of one name close each other, without a script. */
export const Look = ({ block }: BlockProps<"open-positions">) => (
  <Section tone="paper" className="positions" label={block.heading}>
    <div className="wrap">
      <div className="head">
        <h2>{block.heading}</h2>
        {block.text && <p>{block.text}</p>}
      </div>
      <div className="accordion">
        {block.positions.map((position) => (
          <details key={position.title} name={block.id} className="accordion-item">
            <summary>
              <h3>{position.title}</h3>
              <span className="positions-facts">
                <span>{position.department}</span>
                <span>{position.location}</span>
              </span>
              <Glyph name="plus" className="accordion-sign" />
            </summary>
            <div className="accordion-body positions-body">
              <div>
                <Paragraphs text={position.description} />
              </div>
              <ButtonLink href={block.applyLink}>
                {block.applyText}
                <span className="visually-hidden">: {position.title}</span>
              </ButtonLink>
            </div>
          </details>
        ))}
      </div>
    </div>
  </Section>
);
