import { Node, wrappingInputRule } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { blankCard, type Card } from "#domain/content/fields/rich-text/card.ts";
import { type CardName, cardNames, cards } from "#domain/content/fields/rich-text/cards.ts";
import { focusCard, moveCard } from "./card-steps.ts";
import { CardView } from "./card-view.tsx";

/** What stands for a card in copied text, where HTML has something of the kind. */
const TAGS: Partial<Record<CardName, string>> = { blockquote: "blockquote", picture: "img" };

const nodeOf = (name: CardName) => {
  const card: Card = cards[name];
  const tag = TAGS[name] ?? "div";
  return Node.create({
    name,
    group: "block",
    content: card.holds ?? "",
    atom: !card.holds,
    defining: Boolean(card.holds),
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(blankCard(card)).map(([field, blank]) => [
          field,
          {
            default: blank,
            parseHTML: (element: HTMLElement) => element.getAttribute(`data-${field}`) ?? blank,
            renderHTML: (values: Record<string, unknown>) => ({ [`data-${field}`]: values[field] }),
          },
        ]),
      ),
    parseHTML: () => [
      { tag: `[data-card="${name}"]` },
      ...(name === "blockquote" ? [{ tag: "blockquote" }] : name === "picture" ? [{ tag: "img[data-picture]" }] : []),
    ],
    renderHTML: ({ HTMLAttributes }) => {
      const attributes = { ...HTMLAttributes, "data-card": name };
      return card.holds ? [tag, attributes, 0] : [tag, attributes];
    },
    addNodeView: () => ReactNodeViewRenderer(CardView),
    addInputRules() {
      return name === "blockquote" ? [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })] : [];
    },
    addKeyboardShortcuts() {
      const atom = () => {
        const { selection } = this.editor.state;
        return selection instanceof NodeSelection && selection.node.type === this.type ? selection.from : null;
      };
      const withCard = (then: (at: number) => void) => () => {
        const at = atom();
        if (at !== null) then(at);
        return at !== null;
      };
      return {
        Enter: withCard((at) => focusCard(this.editor, at)),
        "Alt-ArrowUp": withCard((at) => void moveCard(this.editor, at, -1)),
        "Alt-ArrowDown": withCard((at) => void moveCard(this.editor, at, 1)),
      };
    },
  });
};

/** The nodes of all cards, each as `domain/content/fields/rich-text/cards.ts` describes it. */
export const cardNodes = cardNames.map(nodeOf);
