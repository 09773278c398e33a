import type { ChainedCommands } from "@tiptap/react";
import type { IconName } from "../../../parts/icon/icon.tsx";

/** A part of a text, or something to do with it. Without `run`, a box asks for more. */
export type Tool = {
  name: string;
  words: string;
  /** As `useKeyNames` takes them. */
  keys?: string;
  icon?: IconName;
  text?: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
};

export const marks: Tool[] = [
  { name: "bold", words: "Bold", keys: "Mod B", text: "B", run: (chain) => chain.toggleBold() },
  { name: "italic", words: "Italic", keys: "Mod I", text: "I", run: (chain) => chain.toggleItalic() },
  { name: "strike", words: "Struck through", text: "S", run: (chain) => chain.toggleStrike() },
  { name: "code", words: "Code in the line", icon: "code", run: (chain) => chain.toggleCode() },
  { name: "link", words: "Link", keys: "Mod K", icon: "link" },
];

export const structures: Tool[] = [
  { name: "heading2", words: "H2 heading", text: "H2", run: (chain) => chain.toggleHeading({ level: 2 }) },
  { name: "heading3", words: "H3 heading below it", text: "H3", run: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: "heading4", words: "H4 small heading", text: "H4", run: (chain) => chain.toggleHeading({ level: 4 }) },
  { name: "bulletList", words: "List", icon: "bullets", run: (chain) => chain.toggleBulletList() },
  { name: "orderedList", words: "Numbered list", icon: "numbers", run: (chain) => chain.toggleOrderedList() },
  { name: "blockquote", words: "Quote", icon: "saying", run: (chain) => chain.toggleWrap("blockquote") },
  { name: "codeBlock", words: "Block of code", icon: "codeblock", run: (chain) => chain.toggleCodeBlock() },
];

export const insertions: Tool[] = [
  { name: "picture", words: "Picture", icon: "picture" },
  {
    name: "table",
    words: "Table",
    icon: "table",
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: "rule", words: "Line between parts", icon: "flat", run: (chain) => chain.setHorizontalRule() },
];

/** What only the menu of "/" offers. */
export const menuCards: Tool[] = [
  { name: "callout", words: "Call-out: a note, a tip", icon: "callout", run: (chain) => chain.toggleWrap("callout") },
  { name: "button", words: "Button", icon: "press", run: (chain) => chain.insertContent({ type: "button" }) },
  {
    name: "video",
    words: "Video of YouTube or Vimeo",
    icon: "video",
    run: (chain) => chain.insertContent({ type: "video" }),
  },
  {
    name: "file",
    words: "File (PDF) to download",
    icon: "document",
    run: (chain) => chain.insertContent({ type: "file" }),
  },
];

export const steps: Tool[] = [
  { name: "undo", words: "Undo", keys: "Mod Z", icon: "undo", run: (chain) => chain.undo() },
  { name: "redo", words: "Redo", keys: "Mod Shift Z", icon: "redo", run: (chain) => chain.redo() },
];

export const wide: Tool = { name: "wide", words: "Write in the full width", keys: "Mod Shift F", icon: "wide" };

export const tableTools: Tool[] = [
  { name: "addRow", words: "Add a row below", text: "+ Row", run: (chain) => chain.addRowAfter() },
  { name: "addColumn", words: "Add a column to the right", text: "+ Column", run: (chain) => chain.addColumnAfter() },
  { name: "deleteRow", words: "Remove this row", text: "− Row", run: (chain) => chain.deleteRow() },
  { name: "deleteColumn", words: "Remove this column", text: "− Column", run: (chain) => chain.deleteColumn() },
  { name: "deleteTable", words: "Remove the table", icon: "trash", run: (chain) => chain.deleteTable() },
];
