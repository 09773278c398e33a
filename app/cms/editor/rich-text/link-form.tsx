import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { safeLink } from "#app/ui/prose/safe-link.ts";
import { useTargets } from "../../fields/use-targets.ts";
import { Button } from "../../parts/button.tsx";
import { Suggestions } from "../../parts/form/field.tsx";

const HINT = "Start with / for a page of this site, or with https://, tel: or mailto:";

export const LinkForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const [href, setHref] = useState(String(editor.getAttributes("link").href ?? ""));
  const [wrong, setWrong] = useState(false);
  const targets = useTargets(href, true);
  const id = useId();
  const finish = (link: string) => {
    const chain = editor.chain().focus().extendMarkRange("link");
    (link === "" ? chain.unsetLink() : chain.setLink({ href: link })).run();
    done();
  };
  const apply = () => {
    if (href !== "" && !safeLink(href)) return setWrong(true);
    const nothingMarked = editor.state.selection.empty && !editor.isActive("link");
    if (href !== "" && nothingMarked)
      editor
        .chain()
        .focus()
        .insertContent(href)
        .setTextSelection({ from: editor.state.selection.from, to: editor.state.selection.from + href.length })
        .run();
    finish(href);
  };
  return (
    <div className="tool-form">
      <label className="visually-hidden" htmlFor={id}>
        Link leads to
      </label>
      <input
        id={id}
        className="input"
        value={href}
        list={`${id}-pages`}
        placeholder="/contact or https://…"
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it
        autoFocus
        autoCapitalize="none"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => setHref(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === "Escape") done();
          if (event.key === "Enter") {
            event.preventDefault();
            apply();
          }
        }}
      />
      <Suggestions id={`${id}-pages`} pages={targets} />
      <Button name="Set link" onClick={apply} />
      {editor.isActive("link") && <Button name="Remove link" kind="quiet" onClick={() => finish("")} />}
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {HINT}
        </p>
      )}
    </div>
  );
};
