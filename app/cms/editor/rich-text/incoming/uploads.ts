import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { insertPoint } from "@tiptap/pm/transform";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { isFile } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { sendFile } from "../../../media/upload/use-uploads.ts";
import { showToast } from "../../../shell/toasts.tsx";
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

/** Pictures and files that are dropped or pasted into the text are sent to the library, and stand where they were dropped. */
export const uploads = (setup: Setup) =>
  Extension.create({
    name: "uploads",
    addProseMirrorPlugins() {
      const take = (files: File[], at: number) => void send(this.editor, files, at, setup);
      const filesPlugin = new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) => {
            const files = [...(clipboardData?.files ?? [])];
            if (files.length === 0 || hasWords(clipboardData?.getData("text/html") ?? "")) return false;
            take(files, view.state.selection.to);
            return true;
          },
          handleDrop: (view, event, _slice, isMoved) => {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (isMoved || files.length === 0) return false;
            const under = view.posAtCoords({ left: event.clientX, top: event.clientY });
            const at = view.state.doc.resolve(under?.pos ?? view.state.selection.to);
            // A mouse is not aimed between two letters.
            take(files, at.parent.isTextblock ? at.after() : at.pos);
            return true;
          },
        },
      });
      return [placesPlugin(), filesPlugin];
    },
  });

/** Word and Excel put a picture of the text beside the text. */
const hasWords = (html: string) => Boolean(new DOMParser().parseFromString(html, "text/html").body.textContent?.trim());

const send = async (editor: Editor, files: File[], at: number, { know, busy }: Setup) => {
  const type = editor.schema.nodes.picture;
  const place = (type && insertPoint(editor.state.doc, at, type)) ?? at;
  const sending = files.map((file) => ({ file, id: {}, row: openRow(file.name) }));
  const add = sending.map(({ id, row }) => Decoration.widget(place, row.element, { id, stopEvent: () => true }));
  editor.view.dispatch(editor.state.tr.setMeta(places, { add } satisfies Change));
  busy(1);
  for (const { file, id, row } of sending) {
    const address = `/cms/media/upload?name=${encodeURIComponent(file.name)}`;
    const sent = await sendFile<{ picture: PictureItem }>(address, file, row.progress);
    if (sent.ok && !isFile(sent.answer.picture)) know(sent.answer.picture);
    if (editor.isDestroyed) showToast(sent.ok ? lost(file) : `${file.name}: ${sent.message}`, { bad: true });
    else if (sent.ok) insert(editor, id, nodeFor(editor, sent.answer.picture), lost(file));
    else row.fail(sent.message, () => remove(editor, id));
  }
  busy(-1);
};

const lost = ({ name }: File) => `${name} is in Media now; its place in the text is gone`;

const nodeFor = ({ schema }: Editor, item: PictureItem) =>
  isFile(item) ? schema.nodes.file?.create({ file: item.id }) : schema.nodes.picture?.create({ picture: item.id });

const insert = (editor: Editor, id: object, node: Node | undefined, lostWords: string) => {
  const [place] = places.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  if (place && node) editor.view.dispatch(editor.state.tr.insert(place.from, node));
  else showToast(lostWords, { bad: true });
  remove(editor, id);
};

const remove = (editor: Editor, id: object) => {
  editor.view.dispatch(editor.state.tr.setMeta(places, { remove: id } satisfies Change));
};
