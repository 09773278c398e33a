import { EditorContent } from "@tiptap/react";
import { type ReactNode, useId, useState } from "react";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { type Letter, useField } from "../../fields/state/use-field.ts";
import { TextFoot } from "./text-foot.tsx";
import { SlashMenu } from "./tools/slash-menu.tsx";
import { type Asked, Toolbar } from "./tools/toolbar.tsx";
import { editable, useTextEditor } from "./use-text-editor.ts";
import { useWriting } from "./use-writing.ts";

/** `beside`: what stays in sight above the text, or at its left where it has the full width. `start`: where the cursor is put at first. */
type Props = {
  form: FormOf<"rich-text">;
  place: Place;
  beside?: ReactNode;
  start?: { letter: Letter | null } | null;
};

export const RichTextField = ({ form, place, beside, start }: Props) => {
  const field = useField<RichTextNode | undefined>(form, place);
  const { value, box } = field;
  const label = useId();
  const [asked, setAsked] = useState<Asked>(null);
  const { isWide, toggle, box: writing, on } = useWriting();
  const editor = useTextEditor({ field, place, label, start, askLink: () => setAsked("link") });
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
        {editor && <TextFoot text={editable(value)} />}
      </div>
      {box.error && <p className="field-error">{box.error}</p>}
      {form.help && <p className="field-help">{form.help}</p>}
    </div>
  );
};
