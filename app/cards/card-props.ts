import type { ReactNode } from "react";
import type { CardData, CardName } from "#domain/content/fields/rich-text/cards.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";

/** What a page knows beside the card's own fields. */
export type CardView = Pick<BlockView, "pictures" | "files" | "words" | "language">;

/** `children` are the parts of the text that it holds. */
export type CardProps<N extends CardName> = { data: CardData<N>; view: CardView; children?: ReactNode };
