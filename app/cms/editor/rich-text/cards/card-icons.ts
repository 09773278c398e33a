import type { CardName } from "#domain/content/fields/rich-text/cards.ts";
import type { IconName } from "../../../parts/icon/icon.tsx";

/** What stands for each card in menus. */
export const cardIcons: Record<CardName, IconName> = {
  picture: "picture",
  blockquote: "saying",
  callout: "callout",
  button: "press",
  video: "video",
  file: "document",
};
