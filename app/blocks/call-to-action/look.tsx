import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps } from "../parts/block-props.ts";
import { PhoneLink } from "../parts/contact-links.tsx";
import { WithPhone } from "../parts/paragraphs.tsx";
import { rootsIn } from "./roots.ts";

export const Look = ({ block, view }: BlockProps<"call-to-action">) => (
  <Section tone="ink" className="cta" label={block.heading}>
    {/* A file, since the first flight of a page has no room for it. */}
    <img
      className="cta-roots"
      src={rootsIn(view.settings.colours)}
      width={1200}
      height={240}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
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
