import { type Place, placeKey } from "#domain/content/form/place.ts";
import { useFilling } from "./state/filling.ts";
import { fieldId } from "./use-field.ts";

const TRIES = 10;

/** Opens what a field lies in, and puts the cursor there. */
export const useGoTo = () => {
  const { sight } = useFilling();
  return (place: Place) => {
    if (place[0] === "blocks" && typeof place[1] === "string")
      sight.set({ open: new Set([...sight.get().open, place[1]]), at: place });
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

/** Opens the item of a list that the place leads through. */
const openNearest = (place: Place) => {
  const item = place.findLastIndex((step) => typeof step === "number");
  if (item < 0) return;
  const list = document.getElementById(`field-${placeKey(place.slice(0, item))}`);
  const row = list?.querySelectorAll<HTMLElement>(":scope > .list-items > li")[Number(place[item])];
  row?.querySelector<HTMLElement>(".item-name[aria-expanded=false]")?.click();
};
