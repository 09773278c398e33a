import type { ComponentType } from "react";
import type { Form } from "#domain/content/fields/structure.ts";
import { type Place, placeKey } from "#domain/content/form/place.ts";
import { described } from "../parts/form/field-box.tsx";
import { useFormStore, useHint, useValue } from "./state/form-store.ts";

/** The switch over all controls, handed to those that hold others, so that no two modules import each other. */
export type FieldComponent = ComponentType<{ form: Form; place: Place }>;

/** The value of a field and how to change it; `box` is for its FieldBox, `control` for the element that has the focus. */
export const useField = <T>({ label, help }: { label: string; help?: string }, place: Place) => {
  const { focus } = useFormStore();
  const [value, set] = useValue<T>(place);
  const { error, leave } = useHint(place);
  const id = fieldId(place);
  const onFocus = () => focus.set({ ...focus.get(), at: place });
  const control = { id, onFocus, onBlur: leave, ...described(id, { help, error }) };
  return { value, set, box: { id, label, help, error }, control };
};

export const fieldId = (place: Place): string => `field-${placeKey(place)}`;

const TRIES = 10;

export const useFocusField = () => {
  const { focus } = useFormStore();
  return (place: Place) => {
    if (place[0] === "blocks" && typeof place[1] === "string")
      focus.set({ open: new Set([...focus.get().open, place[1]]), at: place });
    focusSoon(place, TRIES);
  };
};

/** What was just opened is there with the next frame or the one after; its lists are opened item by item. */
const focusSoon = (place: Place, tries: number) => {
  requestAnimationFrame(() => {
    const element = document.getElementById(fieldId(place));
    if (element) {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
      element.focus();
      element.scrollIntoView({ block: "center" });
    } else if (tries > 0) {
      openNearest(place);
      focusSoon(place, tries - 1);
    }
  });
};

const openNearest = (place: Place) => {
  const item = place.findLastIndex((step) => typeof step === "number");
  if (item < 0) return;
  const list = document.getElementById(`field-${placeKey(place.slice(0, item))}`);
  const row = list?.querySelectorAll<HTMLElement>(":scope > .list-items > li")[Number(place[item])];
  row?.querySelector<HTMLElement>(".item-name[aria-expanded=false]")?.click();
};
