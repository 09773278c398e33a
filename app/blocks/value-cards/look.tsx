import { Icon } from "#app/ui/drawings/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["columns"];

export const Look = ({ block }: BlockProps<"value-cards">) => (
  <Section tone="mangrove" className="values" label={block.heading}>
    <div className="wrap">
      <h2>{block.heading}</h2>
      <ul className="columns">
        {block.cards.map((card) => (
          <li key={card.title}>
            <Icon name={card.icon} className="values-icon" />
            <h3>{card.link ? <a href={card.link}>{card.title}</a> : card.title}</h3>
            <p>{card.description}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
