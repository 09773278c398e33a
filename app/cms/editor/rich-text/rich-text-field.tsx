import { EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { same } from "#domain/content/merge/same.ts";
import { CURSOR_EVENT, type Letter, useField } from "../../fields/state/use-field.ts";
import { useCloseGuard } from "../../parts/dialog/leave-guard.tsx";
import { showToast } from "../../shell/toasts.tsx";
import { useEditing } from "../state/editing.ts";
import { useSteps } from "../state/steps.ts";
import { partAt } from "./cards/card-steps.ts";
import { extensions } from "./extensions.ts";
import { cleanPaste } from "./incoming/clean-paste.ts";
import { putCursorIn } from "./parts.ts";
import { isUnchanged, putText, storedText, withoutTrail } from "./stored-text.ts";
import { TextFoot } from "./text-foot.tsx";
import { SlashMenu } from "./tools/slash-menu.tsx";
import { type Asked, Toolbar } from "./tools/toolbar.tsx";
import { useWriting } from "./use-writing.ts";

const EMPTY: RichTextNode = { type: "doc", content: [{ type: "paragraph" }] };

/** Tiptap wants at least a paragraph. */
const shown = (value: RichTextNode | undefined): RichTextNode => (value?.content?.length ? value : EMPTY);

const tellLeftOut = (pictures: number) =>
  showToast(
    pictures === 1
      ? "A picture was left out: save it from where it was, and drop it here"
      : `${pictures} pictures were left out: save them from where they were, and drop them here`,
    { bad: true },
  );

/** Browsers tell of a selection after they have made it: a command by key right behind would act on the one before. */
const hearSelection = (_: unknown, { ctrlKey, metaKey }: KeyboardEvent) => {
  if (ctrlKey || metaKey) document.dispatchEvent(new Event("selectionchange"));
};

/** `beside`: what stays in sight above the text, or at its left where it has the full width. `start`: where the cursor is put at first. */
type Props = {
  form: FormOf<"rich-text">;
  place: Place;
  beside?: ReactNode;
  start?: { letter: Letter | null } | null;
};

export const RichTextField = ({ form, place, beside, start }: Props) => {
  const { value, set, box, control } = useField<RichTextNode | undefined>(form, place);
  const { pictures, focus } = useEditing();
  const label = useId();
  const [asked, setAsked] = useState<Asked>(null);
  const [begun] = useState(start);
  const write = useRef(set);
  write.current = set;
  const written = useRef(value);
  /** What the text held when it was last read or written: the paragraph that only the cursor needs is no change. */
  const last = useRef<RichTextNode>(EMPTY);
  const { isWide, toggle, box: writing, on } = useWriting();
  const sending = useRef(0);
  const step = useSteps();
  const go = useRef(step);
  go.current = step;
  useCloseGuard(() => sending.current > 0);
  const [known] = useState(() =>
    extensions({
      askLink: () => setAsked("link"),
      step: (direction) => void go.current(direction, true),
      know: (picture) => {
        pictures[picture.id] = picture;
      },
      busy: (by) => {
        sending.current += by;
      },
    }),
  );
  const cursor = useRef((_: Letter): void => undefined);
  const editor = useEditor({
    immediatelyRender: false,
    extensions: known,
    content: shown(value),
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
    onFocus: control.onFocus,
    onBlur: control.onBlur,
    onSelectionUpdate: ({ editor: { state, isFocused } }) => {
      const { open, part = 0 } = focus.get();
      const now = partAt(state.doc, state.selection.from);
      if (isFocused && now !== part) focus.set({ open, at: place, part: now });
    },
  });
  // Before the next key: an effect that came after it would put back the text without that key.
  useLayoutEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    if (same(storedText(editor.state.doc), withoutTrail(shown(value)))) return;
    putText(editor, shown(value));
    last.current = storedText(editor.state.doc);
  }, [editor, value]);
  return (
    <div className="field field-wide">
      <span className="field-label" id={label}>
        {form.label}
      </span>
      <div
        className={["rich-text", isWide && "is-wide", beside && "has-beside"].filter(Boolean).join(" ")}
        ref={writing}
        {...on}
      >
        <div className="text-head">
          {editor && <Toolbar editor={editor} asked={asked} ask={setAsked} isWide={isWide} toggleWide={toggle} />}
          {beside && <div className="text-beside">{beside}</div>}
        </div>
        <EditorContent editor={editor} />
        {editor && <SlashMenu editor={editor} ask={setAsked} />}
        {editor && <TextFoot text={shown(value)} />}
      </div>
      {box.error && <p className="field-error">{box.error}</p>}
      {form.help && <p className="field-help">{form.help}</p>}
    </div>
  );
};
