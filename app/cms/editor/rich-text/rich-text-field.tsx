import { Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useId, useRef } from "react";
import { safeLink } from "#app/ui/prose/safe-link.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text-node.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { same } from "#domain/content/form/same.ts";
import { useField } from "../../fields/use-field.ts";
import { useEditing } from "../state/editing.ts";
import { cleanPaste } from "./clean-paste.ts";
import { Toolbar } from "./toolbar.tsx";

const EMPTY: RichTextNode = { type: "doc", content: [{ type: "paragraph" }] };

/** Tiptap wants at least a paragraph. */
const shown = (value: RichTextNode | undefined): RichTextNode => (value?.content?.length ? value : EMPTY);

export const RichTextField = ({ form, place }: { form: FormOf<"rich-text">; place: Place }) => {
  const { value, set, box, control } = useField<RichTextNode | undefined>(form, place);
  const { pictures } = useEditing();
  const label = useId();
  const write = useRef(set);
  write.current = set;
  const written = useRef(value);
  const editor = useEditor({
    immediatelyRender: false,
    extensions: extensions((picture) => pictures[picture]?.src ?? `/cms/media/${picture}/file`),
    content: shown(value),
    editorProps: {
      attributes: {
        id: box.id,
        class: "prose-edit",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": label,
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.getJSON() as RichTextNode;
      write.current(written.current);
    },
    onFocus: control.onFocus,
    onBlur: control.onBlur,
  });
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    if (!same(editor.getJSON(), shown(value))) editor.commands.setContent(shown(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="field field-wide">
      <span className="field-label" id={label}>
        {form.label}
      </span>
      <div className="rich-text">
        {editor && <Toolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      {box.error && <p className="field-error">{box.error}</p>}
      {form.help && <p className="field-help">{form.help}</p>}
    </div>
  );
};

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
const extensions = (srcOf: (id: string) => string | undefined) => [
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
