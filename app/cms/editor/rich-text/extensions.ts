import { Extension, Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { ReactNodeViewRenderer } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { safeLink } from "#app/ui/prose/safe-link.ts";
import { pastedMarkdown } from "./incoming/pasted-text.ts";
import { uploads } from "./incoming/uploads.ts";
import { PictureView } from "./picture-view.tsx";

type Setup = Parameters<typeof uploads>[0] & { askLink: () => void; step: (direction: "undo" | "redo") => void };

const pictureNode = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    picture: { default: "", parseHTML: (element: HTMLElement) => element.dataset.picture ?? "" },
  }),
  parseHTML: () => [{ tag: "img[data-picture]" }],
  renderHTML: ({ node }) => ["img", { "data-picture": String(node.attrs.picture), alt: "" }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** Exactly the nodes and marks of `domain/content/fields/rich-text-node.ts`; Tiptap drops whatever else is pasted. */
export const extensions = ({ askLink, step, ...sending }: Setup) => [
  StarterKit.configure({
    undoRedo: false,
    heading: { levels: [2, 3, 4] },
    underline: false,
    // Behind what the cursor could not leave; what ends in words is left by Enter.
    trailingNode: { notAfter: ["heading", "bulletList", "orderedList", "blockquote"] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      isAllowedUri: (url) => safeLink(url) !== undefined && safeLink(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  pictureNode,
  uploads(sending),
  pastedMarkdown,
  // One past for the whole document, so that what is undone is always the newest.
  Extension.create({
    name: "steps",
    addCommands: () => ({
      undo: () => () => {
        step("undo");
        return true;
      },
      redo: () => () => {
        step("redo");
        return true;
      },
    }),
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
