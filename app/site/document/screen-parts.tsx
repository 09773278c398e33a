import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneLink } from "#app/ui/contact-links.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { Prose, type ProseNode } from "#app/ui/prose/prose.tsx";
import type { PictureView } from "#domain/media/picture.ts";

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <p>
    <a className="back" href={href}>
      <Glyph name="left" />
      {children}
    </a>
  </p>
);

type TitledTextProps = { heading: string; body: ProseNode; pictures: Record<string, PictureView> };

export const TitledText = ({ heading, body, pictures }: TitledTextProps) => (
  <section className="titled-text">
    <h2>{heading}</h2>
    <Prose value={body} pictures={pictures} from={3} />
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
