import { Section } from "#app/ui/section.tsx";
import type { BlockProps } from "../parts/block-props.ts";

export const Look = ({ block, view }: BlockProps<"partners">) => (
  <Section tone="white" className="partners" label={block.heading}>
    <div className="wrap">
      <h2>{block.heading}</h2>
      <ul className="partners-grid">
        {block.partners.map((partner) => (
          <li key={partner.name}>
            {view.marks.includes(partner.mark) && <Mark name={partner.mark} />}
            <span>{partner.name}</span>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

const Mark = ({ name }: { name: string }) => (
  <img src={`/mark/${name}.svg`} width={56} height={56} alt="" loading="lazy" decoding="async" />
);
