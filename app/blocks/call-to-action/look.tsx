import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps } from "../parts/block-props.ts";
import { PhoneLink } from "../parts/contact-links.tsx";
import { WithPhone } from "../parts/paragraphs.tsx";

export const Look = ({ block, view }: BlockProps<"call-to-action">) => (
  <Section tone="ink" className="cta" label={block.heading}>
    <Roots />
    <div className="wrap">
      <h2>{block.heading}</h2>
      {block.text && (
        <p className="cta-text">
          <WithPhone text={block.text} phone={view.settings.contact.phone} />
        </p>
      )}
      <p className="row">
        <ButtonLink href={block.buttonLink} size="big">
          {block.buttonText}
        </ButtonLink>
        {block.showPhone && <PhoneLink phone={view.settings.contact.phone} className="cta-phone" />}
      </p>
    </div>
  </Section>
);

const Roots = () => (
  <svg className="cta-roots" viewBox="0 0 1200 240" aria-hidden="true">
    <path
      className="cta-thin"
      d="M240 190c60 40 90 10 120-4s40 46 100 34 50-90 140-66 60 70 110 50 70-40 110-14 80 30 140 0M60 150c70 40 120 10 180 40M960 190c70-20 110 10 180-30"
    />
    <path d="M600 0C230 0 240 60 240 190M600 0C340 0 360 60 360 186M600 0C440 0 460 60 460 220M600 0c-70 0-60 60-60 116M600 0v154M600 0c70 0 60 60 60 140M600 0c140 0 110 60 110 204M600 0c240 0 220 70 220 190M600 0c340 0 360 70 360 190M600 0C80 0 60 50 60 150M600 0c520 0 540 60 540 160" />
    {/* Lines without a length: their round ends are the nodes. */}
    <path className="cta-sun" d="M360 186h0M710 204h0M1140 160h0" />
    <path className="cta-pale" d="M60 150h0M460 220h0M540 118h0M660 142h0M960 190h0" />
    <path className="cta-coral" d="M240 190h0M600 156h0M820 190h0" />
  </svg>
);
