import { keysOf } from "../../../keys-of.ts";
import { choice } from "../kinds/choice.ts";
import { file } from "../kinds/file.ts";
import { link } from "../kinds/link.ts";
import { picture } from "../kinds/picture.ts";
import { line } from "../kinds/text.ts";
import { type Card, card } from "./card.ts";
import { videoAddress } from "./video.ts";

/** The cards of a rich text, by the kind of their node. How each looks stands in `app/cards/`. */
export const cards = {
  picture: card("Picture", {
    picture: picture("Picture"),
    caption: line("Caption", { max: 200, optional: true }),
    size: choice("Size", ["normal", "small", "wide"]),
  }),
  blockquote: card("Quote", { source: line("Who said it, or where", { max: 120, optional: true }) }, "block+"),
  callout: card(
    "Call-out",
    { tone: choice("Kind", ["note", "tip", "warning"]) },
    "(paragraph | bulletList | orderedList)+",
  ),
  button: card("Button", { words: line("Words on it", { max: 60 }), href: link("Leads to") }),
  video: card("Video", {
    address: videoAddress("Address at YouTube or Vimeo"),
    title: line("Title", { max: 120 }),
    picture: picture("Picture until it plays"),
  }),
  file: card("File", {
    file: file("File"),
    title: line("Title", { max: 120, optional: true, help: "Without one, its name in Media" }),
    note: line("Note", { max: 200, optional: true }),
  }),
};

export type CardName = keyof typeof cards;

export const cardNames = keysOf(cards);

/** The values of a card's fields as a page shows them. */
export type CardData<N extends CardName> = { [K in keyof (typeof cards)[N]["schema"]["shape"]]: string };

/** The card of a kind of node; undefined for every other kind. */
export const cardOf = (type: string): Card | undefined =>
  Object.hasOwn(cards, type) ? (cards[type as CardName] as Card) : undefined;
