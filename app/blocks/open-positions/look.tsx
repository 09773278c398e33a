import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Section } from "#app/ui/section.tsx";
import { aboutPath } from "#domain/content/form-services.ts";
import { payOf } from "#domain/content/published/offers/pay.ts";
import { type BlockProps, pickByIds, type SharedSheet } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const sheets: SharedSheet[] = ["accordion"];

/** `<details>` of one name close each other, without a script. */
export const Look = ({ block, view }: BlockProps<"open-positions">) => {
  const words = view.words.positions;
  const positions = pickByIds(block.positions, view.positions);
  if (positions.length === 0 && view.positions.length > 0) return null;
  return (
    <Section tone="paper" className="positions" label={block.heading}>
      <div className="wrap">
        <div className="head">
          <h2>{block.heading}</h2>
          {block.text && positions.length > 0 && <p>{block.text}</p>}
        </div>
        {positions.length === 0 && <p className="lead">{words.none}</p>}
        <div className="accordion">
          {positions.map((position) => (
            <details key={position.id} name={block.id} className="accordion-item">
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
                  {payOf(position, view) && <p className="positions-pay">{payOf(position, view)}</p>}
                  <Paragraphs text={position.description} phone={view.settings.contact.phone} />
                  <p>
                    <a className="link" href={position.path}>
                      {words.all}
                      <span className="visually-hidden">: {position.title}</span>
                    </a>
                  </p>
                </div>
                <ButtonLink href={aboutPath(block.applyLink, position.title)}>
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
};
