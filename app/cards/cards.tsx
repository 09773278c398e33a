import type { ComponentProps, ComponentType } from "react";
import { Prose, type ProseNode } from "#app/ui/prose/prose.tsx";
import { type Card, fitCard } from "#domain/content/fields/rich-text/card.ts";
import { type CardName, cardNames, cards } from "#domain/content/fields/rich-text/cards.ts";
import { QuoteCard } from "./blockquote.tsx";
import { ButtonCard } from "./button.tsx";
import { CalloutCard } from "./callout.tsx";
import type { CardProps, CardView } from "./card-props.ts";
import { FileCard } from "./file.tsx";
import { PictureCard } from "./picture.tsx";
import { VideoCard } from "./video.tsx";

/** How each card of `domain/content/fields/rich-text/cards.ts` looks. One without a line here is a type error. */
const looks: { [N in CardName]: ComponentType<CardProps<N>> } = {
  picture: PictureCard,
  blockquote: QuoteCard,
  callout: CalloutCard,
  button: ButtonCard,
  video: VideoCard,
  file: FileCard,
};

type Props = Pick<ComponentProps<typeof Prose>, "value" | "from" | "anchors"> & { view: CardView };

/** A rich text with its cards, whatever their fields hold. */
export const RichText = ({ view, ...text }: Props) => (
  <Prose
    {...text}
    words={view.words.texts}
    looks={Object.fromEntries(cardNames.map((name) => [name, lookWith(name, view)]))}
  />
);

const lookWith = (name: CardName, view: CardView) => {
  const Look = looks[name] as ComponentType<CardProps<CardName>>;
  return ({ node, children }: { node: ProseNode; children?: CardProps<CardName>["children"] }) => (
    <Look data={fitCard(cards[name] as Card, node.attrs) as CardProps<CardName>["data"]} view={view}>
      {children}
    </Look>
  );
};
