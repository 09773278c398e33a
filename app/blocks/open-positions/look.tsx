import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const sheets: SharedSheet[] = ["accordion"];

/** The form begins the message with what it is about. A link to elsewhere stays as it is. */
const about = (link: string, title: string): string => {
  if (!/^\/[^#]*$/.test(link)) return link;
  const words = title.replace(/\p{Cf}/gu, ""); // in previews a text carries the name of its field, unseen
  return `${link}${link.includes("?") ? "&" : "?"}about=${encodeURIComponent(words)}`;
};

/** `<details>` of one name close each other, without a script. */
export const Look = ({ block, view }: BlockProps<"open-positions">) => (
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
                <Paragraphs text={position.description} phone={view.settings.contact.phone} />
              </div>
              <ButtonLink href={about(block.applyLink, position.title)}>
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
