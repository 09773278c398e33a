import { Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { safeLink } from "#app/ui/safe-link.ts";

/** A picture of the media library, named by its id. `srcOf` finds what to show of it. */
const pictureNode = (srcOf: (id: string) => string | undefined) =>
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

/** Exactly the nodes and marks of `domain/content/fields/rich-text-node.ts`; Tiptap drops whatever else is pasted. */
export const extensions = (srcOf: (id: string) => string | undefined) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    trailingNode: false,
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
];
