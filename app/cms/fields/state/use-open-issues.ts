import { useSyncExternalStore } from "react";
import { type Place, placeKey } from "#domain/content/form/place.ts";
import { useFilling } from "./filling.ts";

/** How many things have to be put right at or below a place. */
export const useOpenIssues = (place: Place): number => {
  const { hints } = useFilling();
  const key = placeKey(place);
  const read = () =>
    [...hints.issues.get().keys()].filter((at) => key === "" || at === key || at.startsWith(`${key}.`)).length;
  return useSyncExternalStore(hints.issues.subscribe, read, read);
};
