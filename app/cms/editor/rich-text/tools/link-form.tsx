import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { addressIn, showTarget } from "../../../fields/link/link-targets.tsx";
import { useTargets } from "../../../fields/link/use-targets.ts";
import { Button } from "../../../parts/button.tsx";
import { Options } from "../../../parts/list/options.tsx";
import { focusText } from "../cards/card-steps.ts";

const HINT = "Choose a page, or type an address: /contact, https://…, tel: or mailto:";

/** A combobox: words find pages and posts, Enter takes the marked one; an address is taken as it is typed. */
export const LinkForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const [typed, setTyped] = useState(String(editor.getAttributes("link").href ?? ""));
  const [moved, setMoved] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  const { targets, isCurrent } = useTargets(typed, true);
  const id = useId();
  const address = addressIn(typed);
  const first = address === undefined && typed !== "" && isCurrent ? 0 : -1;
  const marked = Math.min(moved ?? first, targets.length - 1);

  const leave = () => {
    focusText(editor);
    editor.commands.scrollIntoView();
    done();
  };
  const set = (href: string, words: string) => {
    const chain = editor.chain();
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.extendMarkRange("link").setLink({ href }).run();
    leave();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    leave();
  };
  const apply = () => {
    const target = targets[marked];
    if (target) return set(target.path, target.title);
    if (typed.trim() === "") return remove();
    if (address === undefined) return setWrong(true);
    set(address, typed.trim());
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0)
      setMoved(marked < 0 && step < 0 ? targets.length - 1 : (marked + step + targets.length) % targets.length);
    else if (event.key === "Escape") leave();
    else if (event.key === "Enter") apply();
    else return;
    event.preventDefault();
  };
  return (
    <div className="tool-form">
      <label className="visually-hidden" htmlFor={id}>
        Link leads to
      </label>
      <input
        id={id}
        className="input"
        value={typed}
        placeholder="Find a page or a file, or type an address"
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={marked < 0 ? undefined : `${id}-${marked}`}
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setMoved(null);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button name="Set link" onClick={apply} />
      {editor.isActive("link") && <Button name="Remove link" kind="quiet" onClick={remove} />}
      <Button name="Cancel" kind="quiet" onClick={leave} />
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {HINT}
        </p>
      )}
      <Options
        id={id}
        label="Pages and files"
        options={targets}
        marked={marked}
        keyOf={(target) => target.id}
        take={({ path, title }) => set(path, title)}
        show={showTarget}
      />
    </div>
  );
};
