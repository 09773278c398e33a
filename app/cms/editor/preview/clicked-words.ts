import type { Letter } from "../../fields/state/use-field.ts";

type On = {
  /** The field of the words, picture or link that was clicked, and the letter, where it was one. */
  field: (key: string, letter: Letter | null) => void;
  block: (id: string) => void;
};

/**
 * Turns off links and forms of a previewed page: a click leads to the field of what is clicked, else to its block.
 * With Ctrl or ⌘ a link is followed, as anywhere into a tab of its own.
 */
export const listenForClicks = (page: Document, on: On) => {
  page.body.dataset.editing = "";
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Partial<Element> | null)?.closest ? (event.target as HTMLElement) : null;
    if (!target || ((event.ctrlKey || event.metaKey) && target.closest("a[href]"))) return;
    if (target.closest("a, button, input, select, textarea")) event.preventDefault();
    if (page.getSelection()?.type === "Range") return; // Words were marked, to copy them.
    const named = underPointer(page, event) ?? oneAround(target);
    const key = named?.dataset.field ?? named?.dataset.link;
    const block = target.closest<HTMLElement>("[data-block]")?.dataset.block;
    if (named && key) on.field(key, letterAt(page, named, event));
    else if (block) on.block(block);
  };
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("submit", (event) => event.preventDefault(), { capture: true });
};

/** The words or the picture at that point; the link of a card may lie over them. */
const underPointer = (page: Document, { clientX: x, clientY: y }: MouseEvent): HTMLElement | undefined => {
  const holds = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  const under = page.elementsFromPoint(x, y).filter((element) => element.matches("[data-field], [data-link]"));
  return under.find((element) => [...element.getClientRects()].some(holds)) as HTMLElement | undefined;
};

/** Beside all words: the only field around, or the first of an item of a list. */
const oneAround = (target: HTMLElement): HTMLElement | null => {
  for (let at: HTMLElement | null = target; at && !at.matches("[data-block], main"); at = at.parentElement) {
    const [first, ...others] = at.querySelectorAll<HTMLElement>("[data-field]");
    if (first) return isOneItem([first, ...others].map(({ dataset }) => dataset.field ?? "")) ? first : null;
  }
  return null;
};

/** True for one field, and for fields of one item: `slides.1.title` and `slides.1.picture`. */
const isOneItem = ([first = "", ...others]: string[]): boolean => {
  const item = /^.*\.\d+\./.exec(first)?.[0] ?? "";
  return others.every((key) => key === first || (item !== "" && key.startsWith(item)));
};

const letterAt = (page: Document, element: HTMLElement, { clientX, clientY }: MouseEvent): Letter | null => {
  const caret = page.caretPositionFromPoint(clientX, clientY);
  if (element.dataset.field === undefined) return null;
  if (!caret || !element.contains(caret.offsetNode))
    return element.dataset.part === undefined ? null : { part: Number(element.dataset.part), offset: 0 };
  const before = page.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return { part: Number(element.dataset.part ?? 0), offset: before.toString().length };
};
