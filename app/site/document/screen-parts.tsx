import { PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import type { CardView } from "#app/cards/card-props.ts";
import { RichText } from "#app/cards/cards.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import type { ProseNode } from "#app/ui/prose/prose.tsx";

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <p>
    <a className="back" href={href}>
      <Glyph name="left" />
      {children}
    </a>
  </p>
);

type TitledTextProps = { heading: string; body: ProseNode; view: CardView };

export const TitledText = ({ heading, body, view }: TitledTextProps) => (
  <section className="titled-text">
    <h2>{heading}</h2>
    <RichText value={body} view={view} from={3} />
  </section>
);

export const GetInTouch = ({ href, phone }: { href: string; phone: string }) => (
  <p className="row touch">
    <ButtonLink href={href} size="big">
      Get in Touch
    </ButtonLink>
    <PhoneLink phone={phone} className="link" />
  </p>
);
