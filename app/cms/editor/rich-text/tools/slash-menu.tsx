import type { EditorState } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../parts/icon/icon.tsx";
import { stepOf, useMarkedOption } from "../../../parts/list/marked-option.ts";
import { Options } from "../../../parts/list/options.tsx";
import { focusCard, isFormOnly } from "../cards/card-steps.ts";
import type { Asked } from "./toolbar.tsx";
import { insertions, menuCards, structures, type Tool } from "./tools.ts";

const offered = [...structures, ...insertions, ...menuCards];

const LONGEST = 20;

/** What is typed behind a "/" that begins a paragraph of its own; null elsewhere. */
const slashIn = ({ selection: { $from, empty } }: EditorState) => {
  const { parent } = $from;
  if (!empty || parent.type.name !== "paragraph" || parent.content.size > LONGEST) return null;
  const text = parent.textContent;
  if (!text.startsWith("/") || $from.parentOffset !== parent.content.size) return null;
  return { from: $from.start(), to: $from.end(), words: text.slice(1).toLowerCase() };
};

const fits = ({ words }: Tool, typed: string) =>
  `${words} ${words.toLowerCase()}`.split(" ").some((word) => word.startsWith(typed));

type Props = { editor: Editor; ask: (what: Asked) => void };

/** Offers the parts of a text where "/" is typed on an empty line, by keyboard and mouse. */
export const SlashMenu = ({ editor, ask }: Props) => {
  const id = useId();
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashIn(now.state) });
  const [closedAt, setClosedAt] = useState(-1);
  const isClosed = !slash || slash.from === closedAt;
  const tools = isClosed ? [] : offered.filter((tool) => fits(tool, slash.words));
  const { marked, move, restart } = useMarkedOption(tools.length, 0);
  const words = slash?.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins the choice anew
  useEffect(restart, [words]);
  useEffect(() => {
    if (!slash) setClosedAt(-1);
  }, [slash]);

  const take = ({ name, run }: Tool) => {
    if (!slash) return;
    const chain = editor.chain().focus().deleteRange(slash);
    (run ? run(chain) : chain).run();
    if (!run) ask(name as Asked);
    const put = editor.state.doc.nodeAt(slash.from - 1);
    if (put && isFormOnly(put)) focusCard(editor, slash.from - 1);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const tool = tools[marked];
    if (!tool || event.isComposing) return;
    if (step) move(step);
    else if (event.key === "Enter" || event.key === "Tab") take(tool);
    else if (event.key === "Escape") setClosedAt(slash?.from ?? -1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const newest = useRef(onKey);
  newest.current = onKey;
  useEffect(() => {
    const dom = editor.view.dom;
    const listen = (event: KeyboardEvent) => newest.current(event);
    // Before the keys of the text itself, which moves its cursor by arrows.
    dom.addEventListener("keydown", listen, { capture: true });
    return () => dom.removeEventListener("keydown", listen, { capture: true });
  }, [editor]);
  useOptionOf(editor, id, marked);
  if (tools.length === 0 || !slash) return null;
  return (
    <Options
      id={id}
      label="Parts of a text"
      options={tools}
      marked={marked}
      keyOf={(tool) => tool.name}
      take={take}
      style={placeAt(editor, slash.from)}
      show={({ icon, text, words: name }) => (
        <>
          <span className="option-sign" aria-hidden="true">
            {icon ? <Icon name={icon} /> : text}
          </span>
          {name}
        </>
      )}
    />
  );
};

/** Tells those who listen which option Enter takes, while the focus stays in the text. */
const useOptionOf = (editor: Editor, id: string, marked: number) =>
  useEffect(() => {
    if (marked < 0) return;
    const { dom } = editor.view;
    dom.setAttribute("aria-controls", `${id}-options`);
    dom.setAttribute("aria-activedescendant", `${id}-${marked}`);
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, id, marked]);

const WIDTH = 240;
const HEIGHT = 280;

/** Below the line, or above it where the window ends; within the box of the text. */
const placeAt = (editor: Editor, position: number): React.CSSProperties => {
  const box = editor.view.dom.closest(".rich-text")?.getBoundingClientRect() ?? new DOMRect();
  const line = editor.view.coordsAtPos(position);
  const left = Math.max(0, Math.min(line.left - box.left, box.width - WIDTH));
  const isLow = line.bottom + HEIGHT > innerHeight;
  const vertical = isLow
    ? { top: "auto", bottom: box.bottom - line.top + 4 }
    : { top: line.bottom - box.top + 4, bottom: "auto" };
  return { ...vertical, left, right: "auto", width: WIDTH };
};
