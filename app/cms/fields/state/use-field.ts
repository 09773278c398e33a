import type { ComponentType } from "react";
import { startOfParagraph } from "#domain/content/fields/kinds/text.ts";
import type { Form } from "#domain/content/fields/structure.ts";
import { isSamePlace, type Place, placeKey } from "#domain/content/form/place.ts";
import { described } from "../../parts/form/field-box.tsx";
import { useFormStore, useHint, useValue } from "./form-store.ts";

/** The switch over all controls, handed to those that hold others, so that no two modules import each other. */
export type FieldComponent = ComponentType<{ form: Form; place: Place }>;

/** The value of a field and how to change it; `box` is for its FieldBox, `control` for the element that has the focus. */
export const useField = <T>({ label, help }: { label: string; help?: string }, place: Place) => {
  const { focus } = useFormStore();
  const [value, set] = useValue<T>(place);
  const { error, leave } = useHint(place);
  const id = fieldId(place);
  const onFocus = () => {
    const { open, at } = focus.get();
    if (!isSamePlace(at, place)) focus.set({ open, at: place });
  };
  const control = { id, onFocus, onBlur: leave, ...described(id, { help, error }) };
  return { value, set, box: { id, label, help, error }, control };
};

export const fieldId = (place: Place): string => `field-${placeKey(place)}`;

const TRIES = 10;

/** A letter of a text: of a part of it (`Kind.marked`), so many letters in. */
export type Letter = { part: number; offset: number };

/** Opens what a field lies in, and focuses it; the cursor goes to a letter where one is named. */
export const useFocusField = () => {
  const { focus } = useFormStore();
  return (place: Place, letter: Letter | null = null) => {
    const { open } = focus.get();
    const block = place[0] === "blocks" && typeof place[1] === "string" ? [place[1]] : [];
    focus.set({ open: new Set([...open, ...block]), at: place, part: letter?.part });
    focusSoon(place, TRIES, letter);
  };
};

/** What was just opened is there with the next frame or the one after; its lists are opened item by item. */
const focusSoon = (place: Place, tries: number, letter: Letter | null) => {
  requestAnimationFrame(() => {
    const element = document.getElementById(fieldId(place));
    if (element) {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
      window.focus(); // Out of the frame that was clicked.
      element.focus();
      if (letter) putCursor(element, letter);
      element.scrollIntoView({ block: "center" });
    } else if (tries > 0) {
      openNearest(place);
      focusSoon(place, tries - 1, letter);
    }
  });
};

/** What a text that is no plain field listens for; its detail is a `Letter`. */
export const CURSOR_EVENT = "put-cursor";

/** The class of a control that holds an example: it is taken whole, so that the first letter replaces it. */
export const EXAMPLE = "is-example";

const putCursor = (element: HTMLElement, letter: Letter) => {
  if (!(element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === "text"))) {
    element.dispatchEvent(new CustomEvent(CURSOR_EVENT, { detail: letter }));
    return;
  }
  if (element.classList.contains(EXAMPLE)) return element.select();
  const at = startOfParagraph(element.value, letter.part) + letter.offset;
  element.setSelectionRange(at, at);
};

/** Opens the innermost item on the way that is there; what lies in it comes with the next frame. */
const openNearest = (place: Place) => {
  for (let at = place.length - 1; at > 0; at -= 1) {
    const list = typeof place[at] === "number" ? document.getElementById(fieldId(place.slice(0, at))) : null;
    const row = list?.querySelectorAll<HTMLElement>(":scope > .list-items > li")[Number(place[at])];
    if (row) return row.querySelector<HTMLElement>(".item-name[aria-expanded=false]")?.click();
  }
};
