import { Icon } from "#app/ui/drawings/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["aside-head"];

export const Look = ({ block }: BlockProps<"benefits">) => (
  <Section tone="white" className="benefits" label={block.heading}>
    <div className="wrap aside-head">
      <h2>{block.heading}</h2>
      <ul className="benefits-list">
        {block.items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <div>
              <h3>{item.title}</h3>
              {item.description && <p>{item.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
