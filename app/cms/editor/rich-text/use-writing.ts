import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

/** Writing in the full width: the text alone, with its toolbar; the key or Esc leaves, and so does the focus. */
export const useWriting = () => {
  const [isWide, setWide] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isWide || !box.current) return;
    return standAlone(box.current);
  }, [isWide]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey) && event.shiftKey;
    const isLeaving = isWide && event.key === "Escape" && !isAsking(event.target);
    if (!isKey && !isLeaving) return;
    event.preventDefault();
    setWide(isKey && !isWide);
  };
  const onBlur = ({ relatedTarget: next, currentTarget }: FocusEvent) => {
    if (next && !currentTarget.contains(next) && !isAsking(next)) setWide(false);
  };
  return { isWide, toggle: () => setWide(!isWide), box, on: { onKeyDown, onBlur } };
};

/** A dialog or a box of the toolbar has its own Esc. */
const isAsking = (element: EventTarget) => element instanceof Element && element.closest("dialog, .tool-form") !== null;

/** Takes all else of the form away, from the eye and the Tab key. Returns what brings it back, with the cursor in sight. */
const standAlone = (text: HTMLElement) => {
  const editor = text.closest<HTMLElement>(".editor");
  const away: HTMLElement[] = [];
  const around: HTMLElement[] = [];
  for (let at = text; at.parentElement && !at.matches(".editor-form"); at = at.parentElement) {
    around.push(at.parentElement);
    away.push(...([...at.parentElement.children] as HTMLElement[]).filter((other) => other !== at));
  }
  const set = (is: boolean) => {
    editor?.toggleAttribute("data-writing", is);
    for (const element of away) element.toggleAttribute("data-away", is);
    for (const element of around) element.toggleAttribute("data-around", is);
    showCursor(text);
  };
  set(true);
  return () => set(false);
};

const showCursor = (text: HTMLElement) => {
  const { anchorNode } = document.getSelection() ?? {};
  const line = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  (line && text.contains(line) ? line : text).scrollIntoView({ block: "center" });
};
