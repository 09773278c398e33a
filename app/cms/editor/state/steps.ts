import { type Place, valueAt } from "#domain/content/form/place.ts";
import { fieldId, useFocusField } from "../../fields/state/use-field.ts";
import { useEditing } from "./editing.ts";
import type { Change } from "./what-changed.ts";

export type Direction = "undo" | "redo";

/** Goes a step back or forward and shows where; by a key, the cursor goes there too. Returns what it was. */
export const useSteps = () => {
  const { past, draft, focus } = useEditing();
  const focusField = useFocusField();
  const show = ({ place }: Change, byKey: boolean) => {
    const [list, block] = place;
    const isField = place.length > 2 || list !== "blocks";
    if (isField && byKey && place.at(-1) !== "hidden") return inFocus(place) || focusField(place);
    const isThere = typeof block !== "string" || valueAt(draft.get(), [list ?? "", block]) !== undefined;
    focus.set({ ...focus.get(), at: isThere ? place : [] });
    requestAnimationFrame(() => {
      const row = isThere && typeof block === "string" && document.querySelector<HTMLElement>(`[data-row="${block}"]`);
      (row || document.getElementById(fieldId(place.slice(0, 1))))?.scrollIntoView({ block: "nearest" });
    });
  };
  return (direction: Direction, { byKey }: { byKey: boolean }): Change | null => {
    const field = document.activeElement;
    const before = isInput(field) ? field.value : "";
    const change = past[direction]();
    if (!change) return null;
    show(change, byKey);
    requestAnimationFrame(() => {
      if (isInput(field) && field.value !== before) putCursorBehind(field, before);
    });
    return change;
  };
};

type Input = HTMLInputElement | HTMLTextAreaElement;

const isInput = (element: Element | null): element is Input =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === "text");

/** In it, or in a form that lies in it. */
const inFocus = (place: Place): boolean =>
  document.getElementById(fieldId(place))?.contains(document.activeElement) === true;

/** A text that is set from outside leaves the cursor at its end. */
const putCursorBehind = (field: Input, before: string): void => {
  const at = endOfChange(before, field.value);
  field.setSelectionRange(at, at);
};

/** The letter of a text behind what differs from the text before. */
export const endOfChange = (before: string, text: string): number => {
  let same = 0;
  const most = Math.min(text.length, before.length);
  while (same < most && text.at(-1 - same) === before.at(-1 - same)) same += 1;
  return text.length - same;
};
