import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { PickerDialog } from "../../media/picker/picker-dialog.tsx";
import { fetchPicture } from "../../media/picker/use-pictures.ts";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { useKeyNames } from "../../parts/keys.ts";
import { useEditing } from "../state/editing.ts";
import { LinkForm } from "./link-form.tsx";

/** The box that is open below the toolbar. */
export type Asked = "link" | "picture" | null;

type Props = { editor: Editor; asked: Asked; ask: (what: Asked) => void };

export const Toolbar = ({ editor, asked, ask }: Props) => {
  const names = useKeyNames();
  const active = useEditorState({ editor, selector: ({ editor: now }) => activeOf(now) });
  const inTable = active.includes("table");
  const groups = [marks, structures, insertions, ...(inTable ? [tableTools] : [])];
  return (
    <div className="text-top">
      <div className="text-tools" role="toolbar" aria-label="Formatting" onKeyDown={moveAlong}>
        {groups.map((group, place) => (
          <span className="text-tools-group" key={group[0]?.name}>
            {group.map(({ name, words, keys, icon, text, run }, index) => (
              <button
                key={name}
                type="button"
                className={`tool tool-${name}`}
                aria-label={words}
                title={keys ? `${words} (${names(keys)})` : words}
                aria-keyshortcuts={keys && shortcuts(keys)}
                aria-pressed={active.includes(name)}
                tabIndex={place === 0 && index === 0 ? 0 : -1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (run ? run(editor.chain().focus()).run() : ask(name as Asked))}
              >
                {icon ? <Icon name={icon} /> : <span aria-hidden="true">{text}</span>}
              </button>
            ))}
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

type Tool = {
  name: string;
  words: string;
  /** As `useKeyNames` takes them. */
  keys?: string;
  icon?: IconName;
  text?: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
};

const marks: Tool[] = [
  { name: "bold", words: "Bold", keys: "Mod B", text: "B", run: (chain) => chain.toggleBold() },
  { name: "italic", words: "Italic", keys: "Mod I", text: "I", run: (chain) => chain.toggleItalic() },
  { name: "strike", words: "Struck through", text: "S", run: (chain) => chain.toggleStrike() },
  { name: "code", words: "Code in the line", icon: "code", run: (chain) => chain.toggleCode() },
  { name: "link", words: "Link", keys: "Mod K", icon: "link" },
];

const structures: Tool[] = [
  { name: "heading2", words: "H2 heading", text: "H2", run: (chain) => chain.toggleHeading({ level: 2 }) },
  { name: "heading3", words: "H3 heading below it", text: "H3", run: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: "heading4", words: "H4 small heading", text: "H4", run: (chain) => chain.toggleHeading({ level: 4 }) },
  { name: "bulletList", words: "List", icon: "bullets", run: (chain) => chain.toggleBulletList() },
  { name: "orderedList", words: "Numbered list", icon: "numbers", run: (chain) => chain.toggleOrderedList() },
  { name: "blockquote", words: "Quote", icon: "saying", run: (chain) => chain.toggleBlockquote() },
  { name: "codeBlock", words: "Block of code", icon: "codeblock", run: (chain) => chain.toggleCodeBlock() },
];

const insertions: Tool[] = [
  { name: "picture", words: "Picture", icon: "picture" },
  {
    name: "table",
    words: "Table",
    icon: "table",
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: "rule", words: "Line between parts", icon: "flat", run: (chain) => chain.setHorizontalRule() },
  { name: "undo", words: "Undo", keys: "Mod Z", icon: "undo", run: (chain) => chain.undo() },
  { name: "redo", words: "Redo", keys: "Mod Shift Z", icon: "redo", run: (chain) => chain.redo() },
];

const tableTools: Tool[] = [
  { name: "addRow", words: "Add a row below", text: "+ Row", run: (chain) => chain.addRowAfter() },
  { name: "addColumn", words: "Add a column to the right", text: "+ Column", run: (chain) => chain.addColumnAfter() },
  { name: "deleteRow", words: "Remove this row", text: "− Row", run: (chain) => chain.deleteRow() },
  { name: "deleteColumn", words: "Remove this column", text: "− Column", run: (chain) => chain.deleteColumn() },
  { name: "deleteTable", words: "Remove the table", icon: "trash", run: (chain) => chain.deleteTable() },
];
