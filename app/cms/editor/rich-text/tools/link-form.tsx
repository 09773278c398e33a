import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { addressIn, showTarget } from "../../../fields/link/link-targets.tsx";
import { useTargets } from "../../../fields/link/use-targets.ts";
import { Button } from "../../../parts/button.tsx";
import { stepOf, useMarkedOption } from "../../../parts/list/marked-option.ts";
import { comboboxOf, Options } from "../../../parts/list/options.tsx";
import { focusText } from "../cards/card-steps.ts";

const HINT = "Choose a page, or type an address: /contact, https://…, tel: or mailto:";

/** A combobox: words find pages and posts, Enter takes the marked one; an address is taken as it is typed. */
export const LinkForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const [typed, setTyped] = useState(String(editor.getAttributes("link").href ?? ""));
  const [wrong, setWrong] = useState(false);
  const { targets, first } = useTargets(typed, true);
  const { marked, move, restart } = useMarkedOption(targets.length, first);
  const id = useId();

  const leave = () => {
    focusText(editor);
    editor.commands.scrollIntoView();
    done();
  };
  const set = (href: string, words: string) => {
    setLink(editor, href, words);
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
    const address = addressIn(typed);
    if (address === undefined) return setWrong(true);
    set(address, typed.trim());
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = stepOf(event);
    if (step && targets.length > 0) move(step);
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
        {...comboboxOf({ id, count: targets.length, marked })}
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          restart();
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

/** On the selection or the link that the cursor stands in; where there is neither, `words` are put in with it. */
const setLink = (editor: Editor, href: string, words: string) => {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive("link"))
    chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
  else chain.extendMarkRange("link").setLink({ href }).run();
};
