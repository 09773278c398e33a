import { Extension, textblockTypeInputRule } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { safeLink } from "#app/ui/prose/safe-link.ts";
import { cardNodes } from "./cards/card-nodes.ts";
import { pastedMarkdown } from "./incoming/pasted-text.ts";
import { uploads } from "./incoming/uploads.ts";

type Setup = Parameters<typeof uploads>[0] & { askLink: () => void; step: (direction: "undo" | "redo") => void };

const go = (step: Setup["step"], direction: "undo" | "redo") => () => {
  step(direction);
  return true;
};

/** Exactly the nodes and marks of `domain/content/fields/rich-text/rich-text-node.ts`; Tiptap drops whatever else is pasted. */
export const extensions = ({ askLink, step, ...sending }: Setup) => [
  StarterKit.configure({
    undoRedo: false,
    heading: { levels: [2, 3, 4] },
    underline: false,
    blockquote: false,
    // Behind what the cursor could not leave; what ends in words is left by Enter.
    trailingNode: { notAfter: ["heading", "bulletList", "orderedList", "blockquote", "callout"] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      isAllowedUri: (url) => safeLink(url) !== undefined && safeLink(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...cardNodes,
  uploads(sending),
  pastedMarkdown,
  // One past for the whole document, so that what is undone is always the newest. ProseMirror lets nobody else have its keys.
  Extension.create({
    name: "steps",
    addCommands: () => ({ undo: () => go(step, "undo"), redo: () => go(step, "redo") }),
    addKeyboardShortcuts: () => ({
      "Mod-z": go(step, "undo"),
      "Mod-Shift-z": go(step, "redo"),
      "Mod-y": go(step, "redo"),
    }),
  }),
  // The title of a page is its one first heading: what Markdown calls so is the highest of a text.
  Extension.create({
    name: "firstHeading",
    addInputRules() {
      const type = this.editor.schema.nodes.heading;
      return type ? [textblockTypeInputRule({ find: /^#\s$/, type, getAttributes: { level: 2 } })] : [];
    },
  }),
  Extension.create({
    name: "askLink",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        askLink();
        return true;
      },
    }),
  }),
];
