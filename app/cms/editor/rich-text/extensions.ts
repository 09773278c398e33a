import { Extension, Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { safeLink } from "#app/ui/prose/safe-link.ts";

type Setup = { srcOf: (picture: string) => string | undefined; askLink: () => void };

/** Exactly the nodes and marks of `domain/content/fields/rich-text-node.ts`; Tiptap drops whatever else is pasted. */
export const extensions = ({ srcOf, askLink }: Setup) => [
  StarterKit.configure({
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
  pictureNode(srcOf),
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

const pictureNode = (srcOf: Setup["srcOf"]) =>
  Node.create({
    name: "picture",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({
      picture: { default: "", parseHTML: (element: HTMLElement) => element.dataset.picture ?? "" },
    }),
    parseHTML: () => [{ tag: "img[data-picture]" }],
    renderHTML: ({ node }) => {
      const id = String(node.attrs.picture);
      return ["img", { "data-picture": id, src: srcOf(id) ?? "", alt: "" }];
    },
  });
