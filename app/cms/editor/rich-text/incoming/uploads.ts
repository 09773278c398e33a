import { type Editor, Extension } from "@tiptap/core";
import type { Node, Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { insertPoint } from "@tiptap/pm/transform";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { isFile } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { sendFile } from "../../../media/upload/use-uploads.ts";
import { showToast } from "../../../shell/toasts.tsx";
import { fileIn, hasPictures, putWithout } from "./pasted-pictures.ts";
import { openRow } from "./upload-row.tsx";

type Change = { add: Decoration[] } | { remove: object };

/** The places of pictures on their way. They are no part of the text, so no draft ever holds half a picture. */
const places = new PluginKey<DecorationSet>("uploads");

const placesPlugin = () =>
  new Plugin<DecorationSet>({
    key: places,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before) => {
        const now = before.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(places) as Change | undefined;
        if (!change) return now;
        if ("add" in change) return now.add(transaction.doc, change.add);
        return now.remove(now.find(undefined, undefined, ({ id }) => id === change.remove));
      },
    },
    props: { decorations: (state) => places.getState(state) },
  });

type Setup = { know: (picture: PictureItem) => void; busy: (by: 1 | -1) => void };

/** What is to come to a place of the text: a file, or the address at which the server finds it. */
type Coming = { name: string; at: number; from: File | string };

/** Pictures and files that are dropped or pasted into the text are sent to the library, and stand where they were dropped. */
export const uploads = (setup: Setup) =>
  Extension.create({
    name: "uploads",
    addProseMirrorPlugins() {
      const take = (files: File[], at: number) => {
        const { doc, schema } = this.editor.state;
        const place = (schema.nodes.picture && insertPoint(doc, at, schema.nodes.picture)) ?? at;
        void send(
          this.editor,
          files.map((file) => ({ name: file.name, at: place, from: file })),
          setup,
        );
      };
      const takeWithin = (slice: Slice, kind: "paste" | "drop", at?: number) => {
        if (!hasPictures(slice)) return false;
        const { tr } = this.editor.state;
        const pictures = putWithout(tr, slice, at);
        this.editor.view.dispatch(tr.scrollIntoView().setMeta("uiEvent", kind));
        void send(
          this.editor,
          pictures.map((one) => ({ name: one.name, at: one.at, from: fileIn(one) ?? one.source })),
          setup,
        );
        return true;
      };
      const filesPlugin = new Plugin({
        props: {
          handlePaste: (view, { clipboardData }, slice) => {
            const files = [...(clipboardData?.files ?? [])];
            if (files.length === 0 || hasWords(clipboardData?.getData("text/html") ?? ""))
              return takeWithin(slice, "paste");
            take(files, view.state.selection.to);
            return true;
          },
          handleDrop: (view, event, slice, isMoved) => {
            if (isMoved) return false;
            const files = [...(event.dataTransfer?.files ?? [])];
            const under = view.posAtCoords({ left: event.clientX, top: event.clientY });
            const at = view.state.doc.resolve(under?.pos ?? view.state.selection.to);
            // A mouse is not aimed between two letters.
            const place = at.parent.isTextblock ? at.after() : at.pos;
            if (files.length === 0) return takeWithin(slice, "drop", place);
            take(files, place);
            return true;
          },
        },
      });
      return [placesPlugin(), filesPlugin];
    },
  });

/** Word and Excel put a picture of the text beside the text. */
const hasWords = (html: string) => Boolean(new DOMParser().parseFromString(html, "text/html").body.textContent?.trim());

const send = async (editor: Editor, coming: Coming[], { know, busy }: Setup) => {
  const sending = coming.map((one) => ({ ...one, id: {}, row: openRow(one.name) }));
  const add = sending.map(({ at, id, row }) => Decoration.widget(at, row.element, { id, stopEvent: () => true }));
  editor.view.dispatch(editor.state.tr.setMeta(places, { add } satisfies Change));
  busy(1);
  for (const { name, from, id, row } of sending) {
    const isFound = typeof from === "string";
    const query = new URLSearchParams({ name, ...(isFound && { by: "address" }) });
    const file = isFound ? new File([from], name) : from;
    const sent = await sendFile<{ picture: PictureItem }>(`/cms/media/upload?${query}`, file, row.progress);
    if (sent.ok && !isFile(sent.answer.picture)) know(sent.answer.picture);
    if (editor.isDestroyed) showToast(sent.ok ? lost(name) : `${name}: ${sent.message}`, { bad: true });
    else if (sent.ok) insert(editor, id, nodeFor(editor, sent.answer.picture), lost(name));
    else row.fail(sent.message, () => remove(editor, id));
  }
  busy(-1);
};

const lost = (name: string) => `${name} is in Media now; its place in the text is gone`;

const nodeFor = ({ schema }: Editor, item: PictureItem) =>
  isFile(item) ? schema.nodes.file?.create({ file: item.id }) : schema.nodes.picture?.create({ picture: item.id });

const insert = (editor: Editor, id: object, node: Node | undefined, lostWords: string) => {
  const [place] = places.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  const { doc, tr } = editor.state;
  if (place && node) editor.view.dispatch(tr.insert(beforeTrail(doc, place.from), node));
  else showToast(lostWords, { bad: true });
  remove(editor, id);
};

/** What was put in at the end before this has an empty paragraph behind it, which is there for the cursor alone. */
const beforeTrail = (doc: Node, at: number): number => {
  const trail = at === doc.content.size && doc.lastChild?.type.name === "paragraph" && doc.lastChild;
  return trail && trail.content.size === 0 ? at - trail.nodeSize : at;
};

const remove = (editor: Editor, id: object) => {
  editor.view.dispatch(editor.state.tr.setMeta(places, { remove: id } satisfies Change));
};
