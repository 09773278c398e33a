import { PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import type { CardView } from "#app/cards/card-props.ts";
import { RichText } from "#app/cards/cards.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import type { ProseNode } from "#app/ui/prose/prose.tsx";
import { collectionOf } from "#domain/languages.ts";
import type { Wording, Words } from "#domain/words/words.ts";

type BackProps = { wording: Wording; to: keyof Words["back"] };

export const BackLink = ({ wording, to }: BackProps) => (
  <p>
    <a className="back" href={collectionOf(to, wording.language).path}>
      <Glyph name="left" />
      {wording.words.back[to]}
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

type TouchProps = { words: Words; href: string; phone: string };

export const GetInTouch = ({ words, href, phone }: TouchProps) => (
  <p className="row touch">
    <ButtonLink href={href} size="big">
      {words.ask.touch}
    </ButtonLink>
    <PhoneLink phone={phone} className="link" />
  </p>
);
