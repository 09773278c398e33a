import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { isSamePlace, type Place } from "#domain/content/form/place.ts";
import { same } from "#domain/content/merge/same.ts";
import { CURSOR_EVENT, type Letter, type useField } from "../../fields/state/use-field.ts";
import { useCloseGuard } from "../../parts/dialog/leave-guard.tsx";
import { showToast } from "../../shell/toasts.tsx";
import { useEditing } from "../state/editing.ts";
import { useSteps } from "../state/steps.ts";
import { partAt } from "./cards/card-steps.ts";
import { extensions } from "./extensions.ts";
import { cleanPaste } from "./incoming/clean-paste.ts";
import { putCursorIn } from "./parts.ts";
import { isUnchanged, putText, storedText, withoutTrail } from "./stored-text.ts";

const EMPTY: RichTextNode = { type: "doc", content: [{ type: "paragraph" }] };

/** A text as Tiptap takes it, which wants at least a paragraph. */
export const editable = (value: RichTextNode | undefined): RichTextNode => (value?.content?.length ? value : EMPTY);

type Setup = {
  field: ReturnType<typeof useField<RichTextNode | undefined>>;
  place: Place;
  /** The id of what names the text. */
  label: string;
  /** Where the cursor is put at first. */
  start: { letter: Letter | null } | null | undefined;
  askLink: () => void;
};

/** Tiptap on the value of a field: what is written is stored there, what is put there by others is shown. Null at first. */
export const useTextEditor = ({ field: { value, set, box, control }, place, label, start, askLink }: Setup) => {
  const { focus } = useEditing();
  const [begun] = useState(start);
  const write = useRef(set);
  write.current = set;
  const written = useRef(value);
  /** What the text held when it was last read or written: the paragraph that only the cursor needs is no change. */
  const last = useRef<RichTextNode>(EMPTY);
  const known = useExtensions(askLink);
  const cursor = useRef((_: Letter): void => undefined);
  const tellLeftOut = useLeftOut();
  const editor = useEditor({
    immediatelyRender: false,
    extensions: known,
    content: editable(value),
    editorProps: {
      attributes: {
        id: box.id,
        class: "prose-edit",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": label,
      },
      handleDOMEvents: {
        keydown: hearSelection,
        [CURSOR_EVENT]: (_, event) => cursor.current((event as CustomEvent<Letter>).detail),
      },
      transformPastedHTML: (html) => cleanPaste(html, tellLeftOut),
    },
    onCreate: ({ editor: made }) => {
      cursor.current = (letter) => putCursorIn(made, letter);
      last.current = storedText(made.state.doc);
      if (!begun) return;
      made.commands.focus();
      if (begun.letter) putCursorIn(made, begun.letter);
    },
    onUpdate: ({ editor: changed }) => {
      const text = storedText(changed.state.doc);
      if (isUnchanged(text, last.current)) return;
      last.current = text;
      written.current = text;
      write.current(text);
    },
    // It may come back to where the cursor was, or after the cursor: no selection is told then.
    onFocus: ({ editor: { state } }) => {
      const { open, at } = focus.get();
      if (!isSamePlace(at, place)) focus.set({ open, at: place, part: partOfCursor(state) });
    },
    onBlur: control.onBlur,
    onSelectionUpdate: ({ editor: { state, isFocused } }) => {
      const { open, part = 0 } = focus.get();
      const now = partOfCursor(state);
      if (isFocused && now !== part) focus.set({ open, at: place, part: now });
    },
  });
  // Before the next key: an effect that came after it would put back the text without that key.
  useLayoutEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    if (same(storedText(editor.state.doc), withoutTrail(editable(value)))) return;
    putText(editor, editable(value));
    last.current = storedText(editor.state.doc);
  }, [editor, value]);
  return editor;
};

/** What the text is made of, the same for its whole life. While pictures of it are being sent, closing the tab is asked about. */
const useExtensions = (askLink: () => void) => {
  const { pictures } = useEditing();
  const sending = useRef(0);
  const step = useSteps();
  const newestStep = useRef(step);
  newestStep.current = step;
  useCloseGuard(() => sending.current > 0);
  const [known] = useState(() =>
    extensions({
      askLink,
      step: (direction) => void newestStep.current(direction, { byKey: true }),
      know: (picture) => {
        pictures[picture.id] = picture;
      },
      busy: (by) => {
        sending.current += by;
      },
    }),
  );
  return known;
};

const partOfCursor = ({ doc, selection }: Editor["state"]): number => partAt(doc, selection.from);

/** Tells how many pictures were left out, as long as the text is there to drop them into. */
const useLeftOut = () => {
  const takeAway = useRef<(() => void) | null>(null);
  useEffect(() => () => takeAway.current?.(), []);
  return (pictures: number) => {
    const words =
      pictures === 1
        ? "A picture was left out: save it from where it was, and drop it here"
        : `${pictures} pictures were left out: save them from where they were, and drop them here`;
    takeAway.current = showToast(words, { bad: true });
  };
};

/** Browsers tell of a selection after they have made it: Enter or a command by key right behind would act on the one before. */
const hearSelection = (_: unknown, { key, ctrlKey, metaKey, isComposing }: KeyboardEvent) => {
  const writes = key.length === 1 && !ctrlKey && !metaKey;
  if (!writes && !isComposing) document.dispatchEvent(new Event("selectionchange"));
};
