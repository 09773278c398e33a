import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import type { KeyboardEvent } from "react";
import type { Card } from "#domain/content/fields/rich-text/card.ts";
import { type CardName, cards } from "#domain/content/fields/rich-text/cards.ts";
import { SimpleField } from "../../../fields/controls.tsx";
import { FormStoreContext } from "../../../fields/state/form-store.ts";
import { Icon, IconButton } from "../../../parts/icon/icon.tsx";
import { useEditing } from "../../state/editing.ts";
import { cardIcons } from "./card-icons.ts";
import { CardPicture } from "./card-picture.tsx";
import { focusText, moveCard, partOf, selectCard, writeAfter } from "./card-steps.ts";
import { useCardStore } from "./use-card-store.ts";

/** A card as it is edited in the text: its name and what can be done with it, what it holds, and its fields. */
export const CardView = ({ node, editor, getPos, updateAttributes, deleteNode, selected }: NodeViewProps) => {
  const name = node.type.name as CardName;
  const card: Card = cards[name];
  const { focus, names } = useEditing();
  const [key, store] = useCardStore({ card, names }, node.attrs, updateAttributes);
  const at = () => getPos() ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || isInDialogOf(currentTarget, target)) return;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (event.key === "Enter" && target instanceof HTMLInputElement) writeAfter(editor, at());
    else if (event.key === "Escape") selectCard(editor, at());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = () => {
    const { open, at: place, part } = focus.get();
    const now = partOf(editor, at());
    if (now !== part) focus.set({ open, at: place, part: now });
  };
  const text = card.label.toLowerCase();
  return (
    <NodeViewWrapper className={selected ? "text-card is-selected" : "text-card"} role="group" aria-label={card.label}>
      <div className="text-card-head" contentEditable={false}>
        <span className="text-card-name" data-drag-handle>
          <Icon name={cardIcons[name]} />
          {card.label}
        </span>
        <IconButton
          icon="up"
          look="btn-small"
          name={`Move the ${text} up`}
          onClick={() => moveCard(editor, at(), -1)}
        />
        <IconButton
          icon="downward"
          look="btn-small"
          name={`Move the ${text} down`}
          onClick={() => moveCard(editor, at(), 1)}
        />
        <IconButton
          icon="close"
          look="btn-small"
          name={`Remove the ${text}`}
          onClick={() => remove(editor, deleteNode)}
        />
      </div>
      {card.holds && (
        <NodeViewContent<"div">
          as={name === "blockquote" ? ("blockquote" as "div") : "div"}
          className="text-card-text"
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it, which have their roles */}
      <div
        className={`text-card-fields text-card-fields-${name} fields`}
        contentEditable={false}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {name === "picture" && <CardPicture id={String(node.attrs.picture)} />}
        <FormStoreContext value={store}>
          {card.fields.map(({ name: field, form }) => (
            <SimpleField key={field} form={form} place={[key, field]} />
          ))}
        </FormStoreContext>
      </div>
    </NodeViewWrapper>
  );
};

/** A dialog that a field opens, as that of the library, lies within the card and has keys of its own. */
const isInDialogOf = (card: Element, target: EventTarget): boolean =>
  target instanceof Element && card.contains(target.closest("dialog"));

const remove = (editor: NodeViewProps["editor"], deleteNode: () => void) => {
  deleteNode();
  focusText(editor);
};
