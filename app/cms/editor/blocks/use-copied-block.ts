import type { ClipboardEvent } from "react";
import type { BlockData, FormOf } from "#domain/content/fields/structure.ts";
import { blocksAt, type Place } from "#domain/content/form/place.ts";
import { useKeyNames } from "../../parts/keys.ts";
import { showToast } from "../../shell/toasts.tsx";
import { useEditing } from "../state/editing.ts";
import { blockIn, keepCopied, type Pasted, putOnClipboard, readClipboard, textOfBlock } from "./copied-block.ts";

type Insert = (block: BlockData) => void;

/** Copies blocks and pastes them, from the menu of a row or by keys on it, and says what became of it. */
export const useCopiedBlock = (form: FormOf<"blocks">, place: Place, labelOf: (type: string) => string) => {
  const { draft, pictures } = useEditing();
  const names = useKeyNames();
  const listNow = () => blocksAt(draft.get(), place);
  const textOf = (id: string) => {
    const block = listNow().find((one) => one.id === id);
    if (!block) return null;
    showToast(`Copied “${labelOf(block.type)}”. Paste it on any page: ${names("Mod V")} on a block, or in its menu.`);
    return textOfBlock(block, pictures);
  };
  const insert = (text: string | null, put: Insert) => {
    if (text === null) return showToast("No block was copied yet", { bad: true });
    const pasted = blockIn(text, form);
    if (pasted.outcome !== "block") return showToast(whyNot(pasted), { bad: true });
    if (listNow().length >= form.max) return showToast(`A page takes at most ${form.max} blocks`, { bad: true });
    Object.assign(pictures, pasted.pictures);
    put(pasted.block);
    showToast(`Pasted “${labelOf(pasted.block.type)}”`);
  };
  return {
    copy: (id: string) => {
      const text = textOf(id);
      if (text !== null) void putOnClipboard(text);
    },
    paste: async (put: Insert) => insert(await readClipboard(), put),
    /** For the head of a row: Ctrl or ⌘ with C and V, whose events need nobody's permission. */
    keysOn: (id: string, put: Insert) => ({
      onCopy: (event: ClipboardEvent) => {
        const text = getSelection()?.isCollapsed === false ? null : textOf(id);
        if (text === null) return;
        event.preventDefault();
        event.clipboardData.setData("text/plain", text);
        keepCopied(text);
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        insert(event.clipboardData.getData("text/plain"), put);
      },
    }),
  };
};

const whyNot = (pasted: Exclude<Pasted, { outcome: "block" }>): string => {
  if (pasted.outcome === "not-taken") return `This page takes no block “${pasted.label}”`;
  return pasted.outcome === "newer"
    ? "This block was copied from a newer release"
    : "What was copied is no block of a page";
};
