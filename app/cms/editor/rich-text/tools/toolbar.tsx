import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { PickerDialog } from "../../../media/picker/picker-dialog.tsx";
import { fetchPicture } from "../../../media/picker/use-pictures.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useKeyNames } from "../../../parts/keys.ts";
import { useEditing } from "../../state/editing.ts";
import { focusText } from "../cards/card-steps.ts";
import { LinkForm } from "./link-form.tsx";
import { insertions, marks, steps, structures, type Tool, tableTools, wide } from "./tools.ts";

/** The box that is open below the toolbar. */
export type Asked = "link" | "picture" | null;

type Props = {
  editor: Editor;
  asked: Asked;
  ask: (what: Asked) => void;
  isWide: boolean;
  toggleWide: () => void;
};

export const Toolbar = ({ editor, asked, ask, isWide, toggleWide }: Props) => {
  const names = useKeyNames();
  const active = useEditorState({ editor, selector: ({ editor: now }) => activeOf(now) });
  const inTable = active.includes("table");
  const groups = [marks, structures, [...insertions, ...steps, wide], ...(inTable ? [tableTools] : [])];
  const press = ({ name, run }: Tool) => {
    if (!run && name !== wide.name) return ask(name as Asked);
    focusText(editor);
    if (run) run(editor.chain()).run();
    else toggleWide();
  };
  return (
    <div className="text-top">
      <div className="text-tools" role="toolbar" aria-label="Formatting" onKeyDown={moveAlong}>
        {groups.map((group, place) => (
          <span className="text-tools-group" key={group[0]?.name}>
            {group.map((tool, index) => {
              const { name, words, keys, icon, text } = tool;
              return (
                <button
                  key={name}
                  type="button"
                  className={`tool tool-${name}`}
                  aria-label={words}
                  title={keys ? `${words} (${names(keys)})` : words}
                  aria-keyshortcuts={keys && shortcuts(keys)}
                  aria-pressed={name === wide.name ? isWide : active.includes(name)}
                  tabIndex={place === 0 && index === 0 ? 0 : -1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => press(tool)}
                >
                  {icon ? <Icon name={icon} /> : <span aria-hidden="true">{text}</span>}
                </button>
              );
            })}
          </span>
        ))}
      </div>
      {asked === "link" && <LinkForm editor={editor} done={() => ask(null)} />}
      {asked === "picture" && <PictureForm editor={editor} done={() => ask(null)} />}
    </div>
  );
};

/** "Mod Shift Z" as ARIA has it, for both kinds of keyboard. */
const shortcuts = (keys: string) =>
  ["Control", "Meta"].map((own) => keys.replace("Mod", own).replaceAll(" ", "+")).join(" ");

const activeOf = (editor: Editor): string[] => {
  const names = [
    "bold",
    "italic",
    "strike",
    "code",
    "link",
    "bulletList",
    "orderedList",
    "blockquote",
    "codeBlock",
    "table",
  ];
  const levels = [2, 3, 4].filter((level) => editor.isActive("heading", { level })).map((level) => `heading${level}`);
  return [...names.filter((name) => editor.isActive(name)), ...levels];
};

const moveAlong = (event: React.KeyboardEvent<HTMLDivElement>) => {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(now + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
};

const PictureForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const [open, setOpen] = useState(true);
  const choice = useRef("");
  const { pictures } = useEditing();
  const insert = async (id: string) => {
    const picture = await fetchPicture(id);
    if (picture) pictures[id] = picture;
    choice.current = id;
    setOpen(false);
  };
  // Only once the dialog is closed: while it is open, nothing behind it takes the focus.
  useEffect(() => {
    if (open) return;
    if (choice.current)
      editor
        .chain()
        .focus()
        .insertContent({ type: "picture", attrs: { picture: choice.current } })
        .run();
    done();
  }, [open, editor, done]);
  return <PickerDialog open={open} close={() => setOpen(false)} chosen="" onPick={({ id }) => void insert(id)} />;
};
