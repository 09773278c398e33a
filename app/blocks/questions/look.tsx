import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const sheets: SharedSheet[] = ["aside-head", "accordion"];

export const Look = ({ block, view }: BlockProps<"questions">) => (
  <Section tone={block.background} className="questions" label={block.heading}>
    <div className="wrap aside-head">
      <h2>{block.heading}</h2>
      <div className="accordion">
        {block.items.map((item) => (
          <details key={item.question} className="accordion-item">
            <summary>
              <h3>{item.question}</h3>
              <Glyph name="plus" className="accordion-sign" />
            </summary>
            <div className="accordion-body">
              <Paragraphs text={item.answer} phone={view.settings.contact.phone} />
            </div>
          </details>
        ))}
      </div>
    </div>
  </Section>
);
